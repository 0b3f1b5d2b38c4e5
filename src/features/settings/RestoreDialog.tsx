import { useAppSelector } from '@/parts/hooks';
import { BackupFirstDialog } from '@/parts/replacing/BackupFirstDialog';
import { selectWhere } from '@/store/browser/selectOffice';

interface RestoreDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Puts a backup in the place of all data, once a word is typed and a backup of that is kept. */
export default function RestoreDialog({ onConfirm, onClose }: RestoreDialogProps) {
  const where = useAppSelector(selectWhere);
  return (
    <BackupFirstDialog
      title="Restore this backup?"
      word="RESTORE"
      save="Restore this backup"
      onKept={() => {
        onConfirm();
        return true;
      }}
      onClose={onClose}
    >
      <p>
        This replaces all data, {where}, with what the backup holds. A backup of the present state is taken first; it
        stays listed under Restore, and brings everything back.
      </p>
    </BackupFirstDialog>
  );
}
