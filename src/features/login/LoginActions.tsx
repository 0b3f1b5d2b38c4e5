import { Button } from 'antd';
import { usePreload } from '@/ui/preload';
import { TickField } from '@/ui/TickField';
import { ForgotPassword } from './ForgotPassword';
import styles from './LoginPage.module.css';

/** What stands under the fields of a login that leads to an address. */
export function LoginActions({ to, busy }: { to: string; busy: boolean }) {
  return (
    <>
      <div className={styles.aside}>
        <TickField name="rememberMe" label="Remember Me" />
        <ForgotPassword />
      </div>
      <Button type="primary" size="large" block htmlType="submit" loading={busy} {...usePreload(to)}>
        LOGIN
      </Button>
    </>
  );
}
