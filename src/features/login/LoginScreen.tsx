import { paths } from '@/paths';
import { TextLink } from '@/ui/links';
import { LoginPage } from './LoginPage';

/** The login of sales and back office; it leads to the sales area. */
export default function LoginScreen() {
  const other = <TextLink to={paths.careLogin}>Customer Care Login</TextLink>;
  return <LoginPage title="Login" to={paths.sales.dashboard} other={other} />;
}
