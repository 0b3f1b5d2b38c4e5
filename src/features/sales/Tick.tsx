import { Checkbox } from 'antd';
import type { NotBilled } from '@/store/billing/bills/editorBill';
import { Badge, type Tone } from '@/ui/Badge';

const TONES: Record<NotBilled, Tone> = { Billed: 'green', Foc: 'grey', Demo: 'grey' };

export interface TickProps {
  /** Why the vehicle gets no bill, if so: it says so and is not ticked. */
  whyNot: NotBilled | undefined;
  id?: string;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

/** Whether a vehicle is to be billed, as a form's field. */
export const Tick = ({ whyNot, id, value = false, onChange }: TickProps) => (
  <>
    <Checkbox
      {...(id && { id })}
      checked={value && whyNot === undefined}
      disabled={whyNot !== undefined}
      onChange={({ target }) => onChange?.(target.checked)}
    />{' '}
    {whyNot && <Badge tone={TONES[whyNot]}>{whyNot}</Badge>}
  </>
);
