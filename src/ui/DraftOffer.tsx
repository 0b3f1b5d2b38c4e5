import { Alert, Button } from 'antd';

export interface DraftOfferProps {
  onRestore: () => void;
  onDiscard: () => void;
}

/** Says that a form was begun before, and offers what was typed. */
export function DraftOffer({ onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      title="You began this form before. What you typed is still here."
      action={
        <>
          <Button size="small" onClick={onRestore}>
            Restore
          </Button>{' '}
          <Button size="small" type="text" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    />
  );
}
