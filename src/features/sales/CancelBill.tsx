import { useSay } from '@/parts/useSay';
import { billCancelled } from '@/store/facts/bills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { LimitedButton } from '@/ui/LimitedButton';

/** Cancels a bill at once, with its Undo; one that is cancelled has nothing to click. */
export function CancelBill({ bill }: { bill: IssuedBill }) {
  const say = useSay();
  if (!isLive(bill)) return null;
  return (
    <LimitedButton
      does={billCancelled}
      onClick={() => void say(billCancelled(bill), 'The bill is cancelled and keeps its number')}
    >
      Cancel Bill
    </LimitedButton>
  );
}
