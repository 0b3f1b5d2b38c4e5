import { isDeleted, type Deletion } from '@/store/vehicles/deletions/deletion';
import { vehicleDeleted } from '@/store/facts/deletions';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import { formatDate } from '@/format';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './DeletionCell.module.css';

export interface DeletionCellProps {
  deletion: Deletion;
  /** Whether the dialog is open for it: the focus is there as long. */
  chosen: boolean;
  onDelete: (deletion: Deletion) => void;
}

/** The way to delete a vehicle; of a deleted one since when, and what became of its SIM. */
export function DeletionCell({ deletion, chosen, onDelete }: DeletionCellProps) {
  const { vehicleNo, deletionDate = '', simDeactivation } = deletion;
  const deleted = isDeleted(deletion);
  const place = useFocusKept<HTMLDivElement>(!deleted || chosen);
  return (
    <div ref={place} tabIndex={-1} className={styles.cell}>
      {deleted ? (
        <>
          <div className={styles.deleted}>
            <Badge tone="red">Deleted</Badge> {formatDate(deletionDate)}
          </div>
          <div className={styles.sim}>SIM deactivation: {simDeactivation}</div>
        </>
      ) : (
        <LimitedButton
          does={vehicleDeleted}
          size="small"
          aria-label={`Delete vehicle ${vehicleNo}`}
          onClick={() => onDelete(deletion)}
        >
          Delete
        </LimitedButton>
      )}
    </div>
  );
}
