import { Checkbox } from 'antd';
import { Badge } from '@/ui/Badge';

export interface TickProps {
  /** Whether the vehicle is billed: it says so and is not ticked again. */
  billed: boolean;
  id?: string;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

/** Whether a vehicle is to be billed, as a form's field. */
export const Tick = ({ billed, id, value = false, onChange }: TickProps) => (
  <>
    <Checkbox
      {...(id && { id })}
      checked={value && !billed}
      disabled={billed}
      onChange={({ target }) => onChange?.(target.checked)}
    />{' '}
    {billed && <Badge tone="green">Billed</Badge>}
  </>
);
