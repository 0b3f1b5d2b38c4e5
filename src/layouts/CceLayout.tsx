import { paths } from '@/routes/paths';
import { useAppSelector } from '@/store/hooks';
import { selectUserName } from '@/store/session/sessionSlice';
import { cceMenu } from './cceMenu';
import { Greeting } from './Greeting';
import { Shell } from './Shell';

/** The frame of the customer-care area. */
export default function CceLayout() {
  return (
    <Shell
      menu={cceMenu}
      expandedWidth={224}
      loginPath={paths.cceLogin}
      header={<Greeting>Welcome, {useAppSelector(selectUserName)}</Greeting>}
    />
  );
}
