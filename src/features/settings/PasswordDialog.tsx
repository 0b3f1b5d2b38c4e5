import type { InferType } from 'yup';
import { paths } from '@/paths';
import { changePassword } from '@/office/people/peopleClient';
import { passwordSchema } from '@/office/people/passwordSchema';
import { PASSWORD_HINT } from '@/office/people/userRules';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { NewPasswordInput } from './NewPasswordInput';
import type { UserDialogProps } from './userDialogProps';

const Field = fieldsOf<InferType<typeof passwordSchema>>();

/** Gives somebody a new password, with which they sign in from now on. */
export function PasswordDialog({ office, user, onDone, onClose }: UserDialogProps) {
  const save = async ({ password }: InferType<typeof passwordSchema>) => {
    await changePassword(office, user.name, password);
    onDone(`${user.name} has a new password`, (users) => users);
  };
  return (
    <FormDialog
      title={`New password for ${user.name}`}
      does={paths.office.users}
      schema={passwordSchema}
      onSubmit={save}
      onClose={onClose}
    >
      <p>The old one is no longer taken, and {user.name} has to sign in again.</p>
      <Field name="password" label="Password" hint={PASSWORD_HINT}>
        <NewPasswordInput />
      </Field>
    </FormDialog>
  );
}
