import { useAppSelector } from '@/parts/hooks';
import { emptying } from '@/store/backups/exchange';
import { selectWhere } from '@/store/browser/selectOffice';
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
        This deletes all data, {useAppSelector(selectWhere)}. A backup is taken first; it stays listed under Restore,
        and brings everything back.
      </p>
    </ReplaceDialog>
  );
}
