import { Button, Space } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { selectBilling } from '@/store/billing/billRun/selectBilling';
import type { Account } from '@/store/billing/accounts/account';
import type { TypedBill } from '@/store/billing/accounts/billSchema';
import { totalAsTyped } from '@/store/billing/bills/editorBill';
import { MoneyInput } from '@/ui/MoneyInput';
import { useTyped } from '@/ui/typedValues';

export interface TotalInputProps {
  account: Account;
  id?: string;
  /** What was typed over the computed total; undefined while it follows. */
  value?: number | string;
  onChange?: (value: string | undefined) => void;
}

/** The total of a bill: it follows prices, ticked vehicles and discount until somebody types over it. */
export function TotalInput({ account, id, value, onChange }: TotalInputProps) {
  const computed = totalAsTyped(useAppSelector(selectBilling), account, useTyped<TypedBill>(), useToday());
  return (
    <Space.Compact block>
      <MoneyInput
        {...(id && { id })}
        value={value ?? computed ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={() => value === '' && onChange?.(undefined)}
      />
      {value !== undefined && <Button onClick={() => onChange?.(undefined)}>Compute</Button>}
    </Space.Compact>
  );
}
