import type { InferType } from 'yup';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { changeOwnPassword } from '@/office/people/peopleClient';
import { ownPasswordSchema } from '@/office/people/passwordSchema';
import { selectOffice } from '@/store/browser/selectOffice';
import { PASSWORD_HINT } from '@/office/people/userRules';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import { useToast } from '@/ui/toast';

const Field = fieldsOf<InferType<typeof ownPasswordSchema>>();

/** Gives oneself another password in the shared office. */
export default function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const office = useOffice();
  const name = useAppSelector(selectOffice)?.user?.name;
  if (!office || name === undefined) return null;
  const save = async (given: InferType<typeof ownPasswordSchema>) => {
    await changeOwnPassword(office, name, given);
    toast({ text: 'Your password is changed' });
  };
  return (
    <FormDialog title="Change password" does={[]} schema={ownPasswordSchema} onSubmit={save} onClose={onClose}>
      {/* Password managers look for whose password it is. */}
      <input hidden readOnly autoComplete="username" value={name} />
      <Field name="old" label="Old password">
        <PasswordInput autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field name="password" label="New password" hint={PASSWORD_HINT}>
        <PasswordInput autoComplete="new-password" autoCapitalize="none" spellCheck={false} />
      </Field>
    </FormDialog>
  );
}
