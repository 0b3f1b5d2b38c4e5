import { use, useMemo } from 'react';
import type { InferType } from 'yup';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { changeOwnPassword } from '@/office/people/peopleClient';
import { askedIn, OWN_SIGN_IN_WORDS } from '@/office/people/ownSignInWords';
import { ownPasswordSchemaIn } from '@/office/people/passwordSchema';
import { ReasonLanguage } from '@/parts/reasonLanguage';
import { wordsIn } from '@/store/kit/language';
import { selectOffice } from '@/store/browser/selectOffice';
import { passwordHint } from '@/office/people/userRules';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { PasswordInput } from '@/ui/PasswordInput';
import { useToast } from '@/ui/toast';

type OwnPassword = InferType<ReturnType<typeof ownPasswordSchemaIn>>;
const Field = fieldsOf<OwnPassword>();

/** Gives oneself another password in the shared office. */
export default function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const office = useOffice();
  const name = useAppSelector(selectOffice)?.user?.name;
  const language = use(ReasonLanguage);
  const schema = useMemo(() => ownPasswordSchemaIn(language), [language]);
  const words = wordsIn(OWN_SIGN_IN_WORDS, language);
  if (!office || name === undefined) return null;
  const save = async (given: OwnPassword) => {
    await askedIn(language, changeOwnPassword(office, name, given));
    toast({ text: words.changed });
  };
  return (
    <FormDialog
      title={words.passwordTitle}
      save={words.save}
      does={[]}
      schema={schema}
      onSubmit={save}
      onClose={onClose}
    >
      {/* Password managers look for whose password it is. */}
      <input hidden readOnly autoComplete="username" value={name} />
      <Field name="old" label={words.old}>
        <PasswordInput autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field name="password" label={words.new} hint={passwordHint(language)}>
        <PasswordInput autoComplete="new-password" autoCapitalize="none" spellCheck={false} />
      </Field>
    </FormDialog>
  );
}
