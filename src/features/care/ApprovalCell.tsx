import { stockApproved } from '@/store/facts/careRequests';
import type { CareRequest } from '@/store/care/requisitions/careRequest';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { ChallanLink } from '@/parts/ChallanLink';
import { useSay } from '@/parts/useSay';
import { selectCareChallans } from '@/store/stock/challans/challanList';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import styles from './ApprovalCell.module.css';

/** The way to approve a request, which has no way back; of an approved one the badge, and its handover. */
export function ApprovalCell({ request }: { request: CareRequest }) {
  const say = useSay();
  const { id, number, productName, location, approved } = request;
  const challan = useAppSelector((state) => selectCareChallans(state).get(id));
  return (
    <div className={styles.cell}>
      {approved ? (
        <>
          <Badge tone="green">Approved</Badge>
          {challan ? (
            <ChallanLink challan={challan} />
          ) : (
            <LinkButton
              size="small"
              aria-label={`Hand Over ${productName} for ${location}`}
              to={paths.stocks.newChallanWith({ careRequest: String(number) })}
            >
              Hand Over
            </LinkButton>
          )}
        </>
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
