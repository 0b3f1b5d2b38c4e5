import { Button } from 'antd';
import { Message } from './Message';
import type { DraftWords } from './formDraft';

const WORDS: DraftWords = {
  offer: 'You started this form earlier. Your entries are still here.',
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
    <Message
      tone="info"
      apart="below"
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
