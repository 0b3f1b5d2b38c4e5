import { Button } from 'antd';
import { useEffect } from 'react';
import type { MissingPartProps } from '@/ui/MissingPart';
import { NOT_FETCHED } from '@/ui/partNotFetched';
import { ErrorPage } from './ErrorPage';
import { createReloading } from './reloading';

const answers = (href: string) =>
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Of this page, which is what begins as this is loaded; nothing where its tab remembers nothing. */
const pageReloading = () => {
  try {
    return createReloading({ tab: sessionStorage, location, answers });
  } catch {
    return undefined;
  }
};
const reloadOnce = pageReloading();

/** In the place of a screen, or of an area's frame, whose code could not be fetched. */
export function MissingScreen({ onTryAgain }: MissingPartProps) {
  useEffect(() => void reloadOnce?.(), []);
  return (
    <ErrorPage reason={NOT_FETCHED}>
      <Button type="primary" onClick={onTryAgain}>
        Try Again
      </Button>
      <Button onClick={() => location.reload()}>Reload</Button>
    </ErrorPage>
  );
}
