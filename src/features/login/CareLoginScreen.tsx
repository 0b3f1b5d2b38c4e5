import { paths } from '@/paths';
import { TextLink } from '@/ui/links';
import { LoginPage } from './LoginPage';

/** The login of customer care; it leads to the not-working list. */
export default function CareLoginScreen() {
  const other = <TextLink to={paths.login}>Sales Login</TextLink>;
  return <LoginPage title="Customer Care Login" to={paths.care.notWorking} other={other} />;
}
