import { Button } from 'antd';
import { advance } from '@/machines/advance';
import { stockRequestMachine, type StockRequestStatus } from '@/machines/stockRequest';
import { useAppDispatch } from '@/parts/hooks';
import { nextStep, type StockRequest } from '@/store/requests/request';
import { formatDate } from '@/format';
import { useToast } from '@/ui/toast';
import { advanceRequest } from './advanceRequest';

export interface NextStepButtonProps {
  request: StockRequest;
  /** Told the status that this button, or its Undo, brought about. */
  onMoved: (status: StockRequestStatus) => void;
}

/** The one step that a request can take next; nothing once it is delivered (D19). */
export function NextStepButton({ request, onMoved }: NextStepButtonProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { id, status, orderDate } = request;
  const step = nextStep(status);
  const next = step && advance(stockRequestMachine, status, step.event);
  if (!step || !next) return null;
  const go = () => {
    const takeBack = dispatch(advanceRequest(id, step.event));
    if (!takeBack) {
      toast({ text: 'Nothing was changed: another tab was faster.' });
      return;
    }
    onMoved(next);
    const undo = () => {
      const refusal = takeBack();
      if (!refusal) onMoved(status);
      return refusal;
    };
    toast({ text: `Request of ${formatDate(orderDate)}: ${next}`, undo });
  };
  return (
    <Button type="primary" onClick={go}>
      {step.label}
    </Button>
  );
}
