import { Button, Space } from 'antd';
import { MoneyInput } from '@/ui/MoneyInput';

export interface TdsInputProps {
  /** What follows from the section and what is allocated, in rupees. */
  proposed: number;
  id?: string;
  /** What was typed over it; undefined while it follows. */
  value?: number | string;
  onChange?: (value: string | undefined) => void;
}

/** The tax that was kept back: it follows the section until somebody types over it. */
export const TdsInput = ({ proposed, id, value, onChange }: TdsInputProps) => (
  <Space.Compact block>
    <MoneyInput
      {...(id && { id })}
      value={value ?? proposed}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={() => value === '' && onChange?.(undefined)}
    />
    {value !== undefined && <Button onClick={() => onChange?.(undefined)}>Compute</Button>}
  </Space.Compact>
);
