import { emptying } from '@/store/backups/exchange';
import { ReplaceDialog } from './ReplaceDialog';

/** Empties the business, once a word is typed and a backup is kept. */
export default function StartEmptyDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReplaceDialog
      title="Start empty?"
      word="EMPTY"
      save="Start empty"
      fact={() => Promise.resolve(emptying())}
      done="The business is empty now."
      onClose={onClose}
    >
      <p>
        This deletes all data, in every tab. A backup is taken first; it stays listed under Restore, and brings
        everything back.
      </p>
    </ReplaceDialog>
  );
}
