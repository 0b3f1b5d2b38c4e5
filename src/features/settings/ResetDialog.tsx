import { useAppSelector } from '@/parts/hooks';
import { ReplaceDialog } from '@/parts/replacing/ReplaceDialog';
import { selectWhere } from '@/store/browser/selectOffice';
import { resetting } from '@/store/sample/resetting';

/** Puts the sample data in the place of all data, once a word is typed and a backup is kept. */
export default function ResetDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReplaceDialog
      title="Reset to sample data?"
      word="SAMPLE"
      save="Reset to sample data"
      fact={resetting}
      done="The sample data is back."
      onClose={onClose}
    >
      <p>
        This deletes all data, {useAppSelector(selectWhere)}, and puts the sample data of today in its place. A backup
        is taken first; it stays listed under Restore, and brings everything back.
      </p>
    </ReplaceDialog>
  );
}
