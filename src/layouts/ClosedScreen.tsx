import { Outlet, useMatches } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { NOT_YOURS } from '@/store/business/whyNot';
import { ROLE_LABELS } from '@/store/kit/roles';
import { selectOffice } from '@/store/browser/selectOffice';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { UNKNOWN_ADDRESS } from './unknownAddress';

/** What stands in the place of a screen that the person who is signed in does not have; of an address that is no screen’s that is said. */
export function ClosedScreen() {
  const user = useAppSelector((state) => selectOffice(state)?.user);
  const isUnknown = useMatches().some(({ handle }) => handle === UNKNOWN_ADDRESS);
  if (isUnknown) return <Outlet />;
  const who = user && `You are signed in as ${user.name} (${ROLE_LABELS[user.role]}). `;
  return (
    <Page title="Not part of your work">
      <Notice text={`${NOT_YOURS} ${who ?? ''}Ask your admin if you need it.`}>
        <LinkButton type="primary" to={paths.home}>
          Go Home
        </LinkButton>
      </Notice>
    </Page>
  );
}
