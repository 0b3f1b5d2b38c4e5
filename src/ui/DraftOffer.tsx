import { Alert, Button } from 'antd';
import type { DraftWords } from './formDraft';

const WORDS: DraftWords = {
  offer: 'You began this form before. What you typed is still here.',
  restore: 'Restore',
  discard: 'Discard',
};

export interface DraftOfferProps {
  words?: DraftWords | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Says that a form was begun before, and offers what was typed. */
export function DraftOffer({ words = WORDS, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      title={words.offer}
      action={
        <>
          <Button size="small" onClick={onRestore}>
            {words.restore}
          </Button>{' '}
          <Button size="small" type="text" onClick={onDiscard}>
            {words.discard}
          </Button>
        </>
      }
    />
  );
}
