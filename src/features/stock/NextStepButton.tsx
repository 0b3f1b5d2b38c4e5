import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { receiptOfRest } from '@/store/purchasing/requests/receipt';
import { nextStep, type StockRequest } from '@/store/purchasing/requests/request';
import { goodsReceived, requestAdvanced } from '@/store/facts/requests';
import { formatDate } from '@/format';
import { LimitedButton } from '@/ui/LimitedButton';

/** The one step that a request can take next; nothing once it is delivered. */
export function NextStepButton({ request }: { request: StockRequest }) {
  const say = useSay();
  const vendors = useAppSelector((state) => state.vendors.entities);
  const { id, status, orderDate } = request;
  const step = nextStep(status);
  if (!step) return null;
  const description = `Request of ${formatDate(orderDate)}: ${step.next}`;
  const isLast = step.event.type === 'deliver';
  const take = () => {
    // What is marked as delivered is all that is still to come.
    if (isLast) say(goodsReceived(request, receiptOfRest(request, vendors)), description);
    else say(requestAdvanced(id, step.event), description);
  };
  return (
    <LimitedButton does={isLast ? goodsReceived : requestAdvanced} type="primary" onClick={take}>
      {step.label}
    </LimitedButton>
  );
}
