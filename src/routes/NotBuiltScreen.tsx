import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { paths } from './paths';

/** Stands in for the screens of an area that is still to come. */
export function NotBuiltScreen() {
  const { pathname } = useLocation();
  return (
    <Page title="Not built yet">
      <Notice text={`The screen at ${pathname} is not built yet.`}>
        <LinkButton to={paths.home}>Go Home</LinkButton>
      </Notice>
    </Page>
  );
}
