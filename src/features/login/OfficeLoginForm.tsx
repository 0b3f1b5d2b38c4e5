import { Input, Skeleton } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { OWN_THERE, waitingHereWords } from '@/office/notices';
import type { OfficeLink } from '@/office/officeLink';
import { selectOffice, selectWaitingOwn } from '@/store/browser/selectOffice';
import { signInSchema } from '@/office/people/signInSchema';
import { NAME_HINT } from '@/office/people/userRules';
import type { SecondStep } from '@/office/signInProtocol';
import { selectRememberedEmail } from '@/store/browser/sessionSlice';
import { fieldsOf } from '@/ui/Field';
import { focusFirstField } from '@/ui/focusFirstField';
import { Message } from '@/ui/Message';
import { lazyPart } from '@/ui/lazyPart';
import { PasswordInput } from '@/ui/PasswordInput';
import { SchemaForm } from '@/ui/SchemaForm';
import { LoginActions } from './LoginActions';
import styles from './OfficeLoginForm.module.css';
import { useOfficeSignIn, type GivenSignIn } from './useOfficeSignIn';

const SecondStepForm = lazyPart(() => import('./SecondStepForm'));
const Field = fieldsOf<GivenSignIn>();

/** What this browser keeps that the office does not have, and who is to sign in for it. */
function KeptHere() {
  const own = useAppSelector(selectWaitingOwn);
  const waiting = useAppSelector(selectOffice)?.waitingHere ?? [];
  return (
    <>
      {own && (
        <Message
          tone="info"
          apart="below"
          title={OWN_THERE}
          description="Sign in as an admin of this office to do it. It stays in this browser as well."
        />
      )}
      {waiting.map((one) => (
        <Message key={one.name} tone="warning" apart="below" title={waitingHereWords(one)} />
      ))}
    </>
  );
}

/** The login of a shared office: says why it lets nobody in, and then keeps what was typed, but for the password. */
export default function OfficeLoginForm({ office, to }: { office: OfficeLink; to: string }) {
  const { signIn, wanted } = useOfficeSignIn(office, to);
  const remembered = useAppSelector(selectRememberedEmail);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(useAppSelector(selectOffice)?.why);
  const [second, setSecond] = useState<SecondStep & { given: GivenSignIn }>();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => focusFirstField(place.current), []);

  const giveName = async (given: GivenSignIn, show: (values: { password: string }) => void) => {
    setRefusal(undefined);
    const answer = await signIn(given);
    if ('asks' in answer) setSecond({ ...answer, given });
    if (!('refused' in answer)) return;
    setRefusal(answer.refused);
    show({ password: '' });
    place.current?.querySelector<HTMLElement>('[autocomplete="current-password"]')?.focus();
  };

  if (second) {
    const { given, secret } = second;
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <SecondStepForm
          name={given.name}
          secret={secret}
          signIn={(code) => signIn(given, code)}
          onBack={() => setSecond(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <div ref={place}>
      <KeptHere />
      <SchemaForm
        schema={signInSchema}
        initialValues={{ name: remembered, rememberMe: remembered !== '' }}
        onBusy={setBusy}
        onSubmit={giveName}
      >
        <Field name="name" label="Name" hint={NAME_HINT}>
          <Input size="large" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field name="password" label="Password">
          <PasswordInput size="large" autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
        </Field>
        <LoginActions to={wanted} busy={busy} />
      </SchemaForm>
      <p role="status" className={styles.progress}>
        {busy && 'Signing in...'}
      </p>
      {refusal !== undefined && <Message tone="error" title={refusal} />}
    </div>
  );
}
