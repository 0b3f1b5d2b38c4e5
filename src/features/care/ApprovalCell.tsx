import { stockApproved, type CareRequest } from '@/store/careRequests/careRequestsSlice';
import { useSay } from '@/parts/useSay';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './ApprovalCell.module.css';

/** The way to approve a request, which has no way back (spec 4); of an approved one the badge. */
export function ApprovalCell({ request }: { request: CareRequest }) {
  const say = useSay();
  const { id, productName, location, approved } = request;
  const place = useFocusKept<HTMLDivElement>(!approved);
  return (
    <div ref={place} tabIndex={-1} className={styles.cell}>
      {approved ? (
        <Badge tone="green">Approved</Badge>
      ) : (
        <LimitedButton
          does={stockApproved}
          size="small"
          aria-label={`Approve ${productName} for ${location}`}
          onClick={() => say(stockApproved(id), () => undefined)}
        >
          Approve
        </LimitedButton>
      )}
    </div>
  );
}
