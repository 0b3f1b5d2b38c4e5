import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { closedMonthRefusal } from '@/store/business/closedMonths';
import { billCancelled } from '@/store/facts/bills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { DeniedButton } from '@/ui/DeniedButton';
import { LimitedButton } from '@/ui/LimitedButton';

/** Cancels a bill at once, with its Undo; of a closed month it says why not, and one that is cancelled has nothing to click. */
export function CancelBill({ bill }: { bill: IssuedBill }) {
  const say = useSay();
  const closed = useAppSelector((state) => closedMonthRefusal(state, billCancelled(bill))?.reason);
  if (!isLive(bill)) return null;
  if (closed !== undefined) return <DeniedButton reason={closed}>Cancel Bill</DeniedButton>;
  return (
    <LimitedButton
      does={billCancelled}
      onClick={() => void say(billCancelled(bill), 'The bill is cancelled and keeps its number')}
    >
      Cancel Bill
    </LimitedButton>
  );
}
