import { Checkbox } from 'antd';

export interface TickProps {
  id?: string;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

/** A checkbox as a form's field. */
export const Tick = ({ id, value = false, onChange }: TickProps) => (
  <Checkbox {...(id && { id })} checked={value} onChange={({ target }) => onChange?.(target.checked)} />
);
