import { advance } from '@/machines/advance';
import { stockRequestMachine } from '@/machines/stockRequest';
import { useSay } from '@/parts/useSay';
import { nextStep, type StockRequest } from '@/store/requests/request';
import { requestAdvanced } from '@/store/requests/requestsSlice';
import { formatDate } from '@/format';
import { LimitedButton } from '@/ui/LimitedButton';

/** The one step that a request can take next; nothing once it is delivered (D19). */
export function NextStepButton({ request }: { request: StockRequest }) {
  const say = useSay();
  const { id, status, orderDate } = request;
  const step = nextStep(status);
  const next = step && advance(stockRequestMachine, status, step.event);
  if (!step || !next) return null;
  return (
    <LimitedButton
      does={requestAdvanced}
      type="primary"
      onClick={() => say(requestAdvanced(id, step.event), `Request of ${formatDate(orderDate)}: ${next}`)}
    >
      {step.label}
    </LimitedButton>
  );
}
