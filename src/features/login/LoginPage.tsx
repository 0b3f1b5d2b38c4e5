import { Button, Checkbox, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { InferType } from 'yup';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectRememberedEmail, signedIn } from '@/store/session/sessionSlice';
import { fieldsOf } from '@/ui/Field';
import { logSubmit } from '@/ui/logSubmit';
import { Page } from '@/ui/Page';
import { usePreload } from '@/ui/preload';
import { SchemaForm } from '@/ui/SchemaForm';
import { ForgotPassword } from './ForgotPassword';
import styles from './LoginPage.module.css';
import { loginSchema } from './loginSchema';
import { PasswordInput } from './PasswordInput';

type Login = InferType<typeof loginSchema>;
const Field = fieldsOf<Login>();

export interface LoginPageProps {
  title: string;
  /** The area that it leads to. */
  to: string;
  /** A link to the other login. */
  other: ReactNode;
}

/** The login of an area: it refuses nobody, logs what was given (but no password, D3) and leads on (spec 6, D39). */
export function LoginPage({ title, to, other }: LoginPageProps) {
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
    <Page title={title}>
      <SchemaForm schema={loginSchema} initialValues={{ email, rememberMe: email !== '' }} onSubmit={login}>
        <Field name="email" label="Email">
          <Input size="large" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field name="password" label="Password">
          <PasswordInput size="large" autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
        </Field>
        <div className={styles.aside}>
          <Form.Item<Login> name="rememberMe" valuePropName="checked" noStyle>
            <Checkbox>Remember Me</Checkbox>
          </Form.Item>
          <ForgotPassword />
        </div>
        <Button type="primary" size="large" block htmlType="submit" loading={leaving} {...usePreload(to)}>
          LOGIN
        </Button>
      </SchemaForm>
      <p className={styles.other}>{other}</p>
    </Page>
  );
}
