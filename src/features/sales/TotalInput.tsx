import { Button, Input, Space } from 'antd';
import { computedTotal, type SavedTerms } from '@/store/accounts/billSchema';
import { useTypedBill } from './useTypedBill';

export interface TotalInputProps {
  saved: SavedTerms;
  id?: string;
  /** What was typed over the computed total; undefined while it follows. */
  value?: number | string;
  onChange?: (value: string | undefined) => void;
}

/** The total of a bill: it follows prices, ticked vehicles and discount until somebody types over it (D28). */
export function TotalInput({ saved, id, value, onChange }: TotalInputProps) {
  const bill = useTypedBill();
  return (
    <Space.Compact block>
      <Input
        {...(id && { id })}
        prefix="₹"
        inputMode="decimal"
        value={value ?? computedTotal(bill, saved) ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={() => value === '' && onChange?.(undefined)}
      />
      {value !== undefined && <Button onClick={() => onChange?.(undefined)}>Compute</Button>}
    </Space.Compact>
  );
}
