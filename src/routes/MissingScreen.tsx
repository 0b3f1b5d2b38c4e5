import { Button } from 'antd';
import { useEffect } from 'react';
import type { MissingPartProps } from '@/ui/MissingPart';
import { NOT_FETCHED } from '@/ui/partNotFetched';
import { ErrorPage } from './ErrorPage';

/** In this tab, the address for which the page was loaded anew. */
const RELOADED = 'trackyard.reloadedAt';

/**
 * Loads the page anew, once for an address: a newer program may be there, which does not know the code that was asked for.
 * Only while its server answers: away from it, the page that is open is the better one.
 */
async function reloadOnce() {
  const { href } = location;
  if (sessionStorage.getItem(RELOADED) === href) return;
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  // Whoever went on meanwhile is not called back.
  if (!answer?.ok || location.href !== href) return;
  sessionStorage.setItem(RELOADED, href);
  location.reload();
}

/** In the place of a screen, or of an area's frame, whose code could not be fetched. */
export function MissingScreen({ onTryAgain }: MissingPartProps) {
  useEffect(() => void reloadOnce(), []);
  return (
    <ErrorPage reason={NOT_FETCHED}>
      <Button type="primary" onClick={onTryAgain}>
        Try Again
      </Button>
      <Button onClick={() => location.reload()}>Reload</Button>
    </ErrorPage>
  );
}
