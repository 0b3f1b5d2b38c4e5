import type { InferType } from 'yup';
import { paths } from '@/paths';
import { changeRole } from '@/office/people/peopleClient';
import { withPerson } from '@/office/people/peopleList';
import { ROLE_LABELS } from '@/store/kit/roles';
import { roleSchema } from '@/office/people/userSchema';
import { FormDialog } from '@/ui/FormDialog';
import { RoleField } from './RoleField';
import type { UserDialogProps } from './userDialogProps';

/** Gives somebody another role. */
export function RoleDialog({ office, user, onDone, onClose }: UserDialogProps) {
  const save = async ({ role }: InferType<typeof roleSchema>) => {
    await changeRole(office, { name: user.name, role });
    onDone(`${user.name}: ${ROLE_LABELS[role]}`, (users) => withPerson(users, { ...user, role }));
  };
  return (
    <FormDialog
      title={`Role of ${user.name}`}
      does={paths.office.users}
      schema={roleSchema}
      initialValues={user}
      onSubmit={save}
      onClose={onClose}
    >
      <RoleField name={user.name} />
    </FormDialog>
  );
}
