import { Skeleton } from 'antd';
import { use, useMemo, useState } from 'react';
import type { InferType } from 'yup';
import { CodeInput } from '@/parts/CodeInput';
import { FactorSetup } from '@/parts/FactorSetup';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useOfficeResult } from '@/parts/useOfficeResult';
import { instantWords } from '@/office/instantWords';
import type { OfficeLink } from '@/office/officeLink';
import { askOwnFactor, beginFactor, confirmFactor, dropFactor } from '@/office/people/peopleClient';
import { codeSchemaIn } from '@/office/people/codeSchema';
import { askedIn, OWN_SIGN_IN_WORDS } from '@/office/people/ownSignInWords';
import { currentPasswordSchemaIn } from '@/office/people/passwordSchema';
import { ReasonLanguage } from '@/parts/reasonLanguage';
import { wordsIn } from '@/store/kit/language';
import { selectOffice } from '@/store/browser/selectOffice';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { useToast } from '@/ui/toast';

type Code = InferType<ReturnType<typeof codeSchemaIn>>;
type Password = InferType<ReturnType<typeof currentPasswordSchemaIn>>;
const CodeField = fieldsOf<Code>();
const PasswordField = fieldsOf<Password>();

/** In which language it speaks, its words, and what may be typed. */
function useOwnWords() {
  const language = use(ReasonLanguage);
  return useMemo(
    () => ({
      language,
      words: wordsIn(OWN_SIGN_IN_WORDS, language),
      password: currentPasswordSchemaIn(language),
      code: codeSchemaIn(language),
    }),
    [language],
  );
}

interface FactorDialogProps {
  office: OfficeLink;
  name: string;
  onClose: () => void;
}

interface BeginningDialogProps extends FactorDialogProps {
  /** Whether it is known that there is none, and why it is not. */
  isKnown: boolean;
  trouble: string | undefined;
  onBegun: (secret: string) => void;
}

/** Asks for the password before one is set up: by a few clicks at a screen that was left open anybody could lock its owner out. */
function BeginningDialog({ office, name, isKnown, trouble, onBegun, onClose }: BeginningDialogProps) {
  const { language, words, password: schema } = useOwnWords();
  // Whoever has one by now is refused by the office.
  const begin = async ({ password }: Password) => {
    onBegun(await askedIn(language, beginFactor(office, name, password)));
    return false;
  };
  return (
    <FormDialog
      title={words.factorTitle}
      does={[]}
      schema={schema}
      save={words.next}
      onSubmit={begin}
      onClose={onClose}
    >
      {trouble !== undefined && <Notice role="alert" text={words.notLoaded(trouble)} />}
      {!isKnown && trouble === undefined && <Skeleton active title={false} />}
      {isKnown && <p>{words.besides}</p>}
      {/* Password managers look for whose password it is. */}
      <input hidden readOnly autoComplete="username" value={name} />
      <PasswordField name="password" label={words.password} hint={words.now}>
        <PasswordInput autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
      </PasswordField>
    </FormDialog>
  );
}

function FactorDialog({ office, name, onClose }: FactorDialogProps) {
  const toast = useToast();
  const { told, trouble } = useOfficeResult(office, askOwnFactor);
  const [secret, setSecret] = useState<string>();
  const { language, words, code: schema } = useOwnWords();
  const since = told?.since;
  if (secret === undefined && since === undefined)
    return (
      <BeginningDialog
        office={office}
        name={name}
        isKnown={told !== undefined}
        trouble={trouble}
        onBegun={setSecret}
        onClose={onClose}
      />
    );
  const save = async ({ code }: Code) => {
    await askedIn(language, secret === undefined ? dropFactor(office, code) : confirmFactor(office, code));
    toast({ text: secret === undefined ? words.isRemoved : words.isSetUp });
  };
  return (
    <FormDialog
      title={words.factorTitle}
      does={[]}
      schema={schema}
      save={secret === undefined ? words.remove : words.setUp}
      onSubmit={save}
      onClose={onClose}
    >
      {secret !== undefined && <FactorSetup name={name} secret={secret} />}
      {secret === undefined && since !== undefined && <p>{words.since(instantWords(since, language))}</p>}
      <CodeField name="code" label={words.code}>
        <CodeInput />
      </CodeField>
    </FormDialog>
  );
}

/** Sets up one's own second factor in the shared office, or removes it. */
export default function OwnFactorDialog({ onClose }: { onClose: () => void }) {
  const office = useOffice();
  const name = useAppSelector(selectOffice)?.user?.name;
  if (!office || name === undefined) return null;
  return <FactorDialog office={office} name={name} onClose={onClose} />;
}
