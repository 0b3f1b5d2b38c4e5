import { useState } from 'react';
import { rowPrice, type SavedTerms, type TypedBill } from '@/store/billing/accounts/billSchema';
import { MoneyInput } from '@/ui/MoneyInput';
import { useTyped } from '@/ui/typedValues';

export interface PriceInputProps {
  saved: SavedTerms;
  /** Whether the vehicle is billed, and its price no longer follows. */
  billed: boolean;
  id?: string;
  value?: number | string;
  onChange?: (value: string) => void;
}

/** A vehicle's price: it shows the price per unit while it follows that, but for the time in which somebody types it. */
export function PriceInput({ saved, billed, id, value = '', onChange }: PriceInputProps) {
  const { pricePerUnit } = useTyped<TypedBill>();
  const [typing, setTyping] = useState(false);
  const follows = !typing && !billed;
  return (
    <MoneyInput
      {...(id && { id })}
      value={(follows ? rowPrice(value, pricePerUnit, saved) : undefined) ?? value}
      onChange={({ target }) => {
        setTyping(true);
        onChange?.(target.value);
      }}
      onBlur={() => setTyping(false)}
    />
  );
}
