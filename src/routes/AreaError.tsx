import { Button } from 'antd';
import { useRouteError } from 'react-router-dom';
import { asError } from '@/ui/partNotFetched';
import { ErrorPage } from './ErrorPage';

/** What an area shows, inside its shell, when a screen fails to load or to render. */
export function AreaError() {
  const error = useRouteError();
  return (
    <ErrorPage reason={asError(error).message}>
      <Button type="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </ErrorPage>
  );
}
