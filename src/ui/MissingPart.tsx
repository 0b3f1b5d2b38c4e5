import { Button } from 'antd';
import { Notice } from './Notice';
import { NOT_FETCHED } from './partNotFetched';
import { QuickDialog } from './QuickDialog';

export interface MissingPartProps {
  /** Fetches the part once more. */
  onTryAgain: () => void;
  /** Closes what can be closed: that was asked for, and all of this is a dialog, seen wherever the part would stand. */
  onClose?: () => void;
}

/** In the place of a part whose code could not be fetched: why, and the ways on. */
export function MissingPart({ onTryAgain, onClose }: MissingPartProps) {
  const said = (
    <Notice text={NOT_FETCHED} role="alert">
      <Button type="primary" onClick={onTryAgain}>
        Try Again
      </Button>
      <Button onClick={() => location.reload()}>Reload</Button>
      {onClose && <Button onClick={onClose}>Close</Button>}
    </Notice>
  );
  if (!onClose) return said;
  return (
    <QuickDialog label="Could not be loaded" onClose={onClose}>
      {said}
    </QuickDialog>
  );
}
