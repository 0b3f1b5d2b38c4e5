import { Alert, Input } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { InferType } from 'yup';
import { useAppDispatch, useAppSelector, useAppStore } from '@/parts/hooks';
import { officeTrouble } from '@/office/people/asking';
import type { OfficeLink } from '@/office/officeLink';
import { landingOf } from '@/store/browser/permission';
import { returnAddress } from '@/office/returnAddress';
import { selectOffice } from '@/store/browser/selectOffice';
import { signInSchema } from '@/office/people/signInSchema';
import { NAME_HINT } from '@/office/people/userRules';
import { selectRememberedEmail, signedIn } from '@/store/browser/sessionSlice';
import { fieldsOf } from '@/ui/Field';
import { PasswordInput } from '@/ui/PasswordInput';
import { SchemaForm } from '@/ui/SchemaForm';
import { LoginActions } from './LoginActions';
import styles from './OfficeLoginForm.module.css';

type SignIn = InferType<typeof signInSchema>;
const Field = fieldsOf<SignIn>();

/** The login of a shared office: says why it lets nobody in, and then keeps what was typed, but for the password. */
export default function OfficeLoginForm({ office, to }: { office: OfficeLink; to: string }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wanted = returnAddress(params) ?? to;
  const remembered = useAppSelector(selectRememberedEmail);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(useAppSelector(selectOffice)?.why);
  const place = useRef<HTMLDivElement>(null);

  const signIn = async ({ name, password, rememberMe }: SignIn, show: (values: { password: string }) => void) => {
    setRefusal(undefined);
    const answer = await office
      .signIn({ name, password, remember: rememberMe })
      .catch((error: unknown) => ({ refused: officeTrouble(error) }));
    if ('refused' in answer) {
      setRefusal(answer.refused);
      show({ password: '' });
      place.current?.querySelector<HTMLElement>('[autocomplete="current-password"]')?.focus();
      return;
    }
    const { user, open } = selectOffice(store.getState()) ?? {};
    dispatch(signedIn({ email: user?.name ?? name, rememberMe }));
    // In the login's place: Back to it would sign the person out again.
    await navigate(landingOf(open, wanted), { replace: true });
  };

  return (
    <div ref={place}>
      <SchemaForm
        schema={signInSchema}
        initialValues={{ name: remembered, rememberMe: remembered !== '' }}
        onBusy={setBusy}
        onSubmit={signIn}
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
      {refusal !== undefined && <Alert type="error" showIcon title={refusal} />}
    </div>
  );
}
