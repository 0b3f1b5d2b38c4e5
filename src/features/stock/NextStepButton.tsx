import { advance } from '@/machines/advance';
import { stockRequestMachine, type StockRequestStatus } from '@/machines/stockRequest';
import { useSay } from '@/parts/useSay';
import { nextStep, type StockRequest } from '@/store/requests/request';
import { requestAdvanced } from '@/store/requests/requestsSlice';
import { formatDate } from '@/format';
import { LimitedButton } from '@/ui/LimitedButton';

export interface NextStepButtonProps {
  request: StockRequest;
  /** Told the status that this button, or its Undo, brought about. */
  onMoved: (status: StockRequestStatus) => void;
}

/** The one step that a request can take next; nothing once it is delivered (D19). */
export function NextStepButton({ request, onMoved }: NextStepButtonProps) {
  const say = useSay();
  const { id, status, orderDate } = request;
  const step = nextStep(status);
  const next = step && advance(stockRequestMachine, status, step.event);
  if (!step || !next) return null;
  const go = () => {
    const moved = say(requestAdvanced(id, step.event), (undo) => ({
      text: `Request of ${formatDate(orderDate)}: ${next}`,
      undo: () => {
        const refusal = undo?.();
        if (!refusal) onMoved(status);
        return refusal;
      },
    }));
    if (moved) onMoved(next);
  };
  return (
    <LimitedButton does={requestAdvanced} type="primary" onClick={go}>
      {step.label}
    </LimitedButton>
  );
}
