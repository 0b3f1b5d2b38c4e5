import { Button } from 'antd';
import type { MissingPartProps } from '@/ui/MissingPart';
import { NOT_FETCHED } from '@/ui/partNotFetched';
import { ErrorPage } from './ErrorPage';

/** In the place of a screen, or of an area's frame, whose code could not be fetched. */
export const MissingScreen = ({ onTryAgain }: MissingPartProps) => (
  <ErrorPage reason={NOT_FETCHED}>
    <Button type="primary" onClick={onTryAgain}>
      Try Again
    </Button>
    <Button onClick={() => location.reload()}>Reload</Button>
  </ErrorPage>
);
