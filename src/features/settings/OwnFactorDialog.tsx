import { Skeleton } from 'antd';
import { useState } from 'react';
import type { InferType } from 'yup';
import { CodeInput } from '@/parts/CodeInput';
import { FactorSetup } from '@/parts/FactorSetup';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { useToldByOffice } from '@/parts/useToldByOffice';
import { instantWords } from '@/office/instantWords';
import type { OfficeLink } from '@/office/officeLink';
import { askOwnFactor, beginFactor, confirmFactor, dropFactor } from '@/office/people/peopleClient';
import { codeSchema } from '@/office/people/codeSchema';
import { currentPasswordSchema } from '@/office/people/passwordSchema';
import { selectOffice } from '@/store/browser/selectOffice';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { PasswordInput } from '@/ui/PasswordInput';
import { useToast } from '@/ui/toast';

type Code = InferType<typeof codeSchema>;
type Password = InferType<typeof currentPasswordSchema>;
const CodeField = fieldsOf<Code>();
const PasswordField = fieldsOf<Password>();
const TITLE = 'Second factor';

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
  // Whoever has one by now is refused by the office.
  const begin = async ({ password }: Password) => {
    onBegun(await beginFactor(office, name, password));
    return false;
  };
  return (
    <FormDialog
      title={TITLE}
      does={[]}
      schema={currentPasswordSchema}
      save="Continue"
      onSubmit={begin}
      onClose={onClose}
    >
      {trouble !== undefined && <Notice role="alert" text={`Error loading your second factor. ${trouble}`} />}
      {!isKnown && trouble === undefined && <Skeleton active title={false} />}
      {isKnown && <p>Besides your password, a code from an app on your phone will be asked for at each sign-in.</p>}
      {/* Password managers look for whose password it is. */}
      <input hidden readOnly autoComplete="username" value={name} />
      <PasswordField name="password" label="Password" hint="The one that you have now">
        <PasswordInput autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
      </PasswordField>
    </FormDialog>
  );
}

function FactorDialog({ office, name, onClose }: FactorDialogProps) {
  const toast = useToast();
  const { told, trouble } = useToldByOffice(office, askOwnFactor);
  const [secret, setSecret] = useState<string>();
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
    await (secret === undefined ? dropFactor(office, code) : confirmFactor(office, code));
    toast({ text: secret === undefined ? 'Your second factor is removed' : 'Your second factor is set up' });
  };
  return (
    <FormDialog
      title={TITLE}
      does={[]}
      schema={codeSchema}
      save={secret === undefined ? 'Remove' : 'Set Up'}
      onSubmit={save}
      onClose={onClose}
    >
      {secret !== undefined && <FactorSetup name={name} secret={secret} />}
      {secret === undefined && since !== undefined && (
        <p>
          A code is asked of you at each sign-in since {instantWords(since)}. For another phone, remove it with a code
          of the old one and set it up anew. Without the old phone an admin can reset it.
        </p>
      )}
      <CodeField name="code" label="Code">
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
