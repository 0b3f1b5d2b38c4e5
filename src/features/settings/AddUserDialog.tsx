import { useTyped } from '@/ui/typedValues';
import { Input } from 'antd';
import type { InferType } from 'yup';
import { paths } from '@/paths';
import { addPerson } from '@/office/people/peopleClient';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { withPerson } from '@/office/people/peopleList';
import { userSchema } from '@/office/people/userSchema';
import { NAME_HINT, PASSWORD_HINT } from '@/office/people/userRules';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { NewPasswordInput } from './NewPasswordInput';
import { RoleField } from './RoleField';
import type { UserDialogProps } from './userDialogProps';

type NewUser = InferType<ReturnType<typeof userSchema>>;
const Field = fieldsOf<NewUser>();

export interface AddUserDialogProps extends Omit<UserDialogProps, 'user'> {
  /** Everyone who is there already. */
  users: readonly OfficeUser[];
}

/** The role of whoever is called as is typed. */
const RoleOfNew = () => <RoleField name={useTyped<NewUser>().name} />;

/** Adds somebody to the office. */
export function AddUserDialog({ office, users, onDone, onClose }: AddUserDialogProps) {
  const add = async ({ password, ...user }: NewUser) => {
    await addPerson(office, user, password);
    onDone(`${user.name} added`, (others) => withPerson(others, user));
  };
  return (
    <FormDialog
      title="Add User"
      does={paths.office.users}
      schema={userSchema(users.map(({ name }) => name))}
      onSubmit={add}
      onClose={onClose}
    >
      <Field name="name" label="Name" hint={NAME_HINT}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <RoleOfNew />
      <Field name="password" label="Password" hint={PASSWORD_HINT}>
        <NewPasswordInput />
      </Field>
    </FormDialog>
  );
}
