import { Checkbox } from 'antd';
import type { InferType } from 'yup';
import { paths } from '@/paths';
import { requireFactor } from '@/office/people/peopleClient';
import { requiredSchema } from '@/office/people/userSchema';
import { ROLE_LABELS, ROLES, type Role } from '@/store/kit/roles';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import type { UserDialogProps } from './userDialogProps';

type Required = InferType<typeof requiredSchema>;
const Field = fieldsOf<Required>();

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

export interface RequireFactorDialogProps extends Omit<UserDialogProps, 'user'> {
  required: readonly Role[];
}

/** Of which roles a second factor is required. */
export function RequireFactorDialog({ office, required, onDone, onClose }: RequireFactorDialogProps) {
  const save = async ({ roles }: Required) => {
    await requireFactor(office, roles);
    onDone(roles.length === 0 ? 'No second factor is required' : 'Second factor required', (users) => users);
  };
  return (
    <FormDialog
      title="Second factor"
      does={paths.office.users}
      schema={requiredSchema}
      initialValues={{ roles: [...required] }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        Besides the password, a code from an app on the phone is asked for. Whoever has none sets it up at the next
        sign-in; anybody else can do so in the account menu.
      </p>
      <Field name="roles" label="Required of">
        <Checkbox.Group options={OPTIONS} />
      </Field>
    </FormDialog>
  );
}
