import { Input } from 'antd';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { InferType } from 'yup';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectRememberedEmail, signedIn } from '@/store/browser/sessionSlice';
import { fieldsOf } from '@/ui/Field';
import { logSubmit } from '@/ui/logSubmit';
import { PasswordInput } from '@/ui/PasswordInput';
import { SchemaForm } from '@/ui/SchemaForm';
import { LoginActions } from './LoginActions';
import { loginSchema } from './loginSchema';

type Login = InferType<typeof loginSchema>;
const Field = fieldsOf<Login>();

/** Refuses nobody, logs what was given (but no password) and leads on. */
export function LoginForm({ to }: { to: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const leaving = useNavigation().location?.pathname === to;
  const email = useAppSelector(selectRememberedEmail);
  const login = (values: Login) => {
    logSubmit('Login', { ...values, password: '[hidden]' });
    dispatch(signedIn({ email: values.email, rememberMe: values.rememberMe }));
    // In the login's place: Back to it would sign the person out again. A second click waits until it is left.
    return navigate(to, { replace: true });
  };
  return (
    <SchemaForm schema={loginSchema} initialValues={{ email, rememberMe: email !== '' }} onSubmit={login}>
      <Field name="email" label="Email">
        <Input size="large" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field name="password" label="Password">
        <PasswordInput size="large" autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
      </Field>
      <LoginActions to={to} busy={leaving} />
    </SchemaForm>
  );
}
