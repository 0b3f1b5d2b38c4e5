import { copiesOf, ORIGINAL } from '@/store/billing/papers/copies';
import { isUntaxed } from '@/store/billing/bills/billAmounts';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { WordSelect } from '@/ui/Choices';

interface CopyChoiceProps {
  bill: IssuedBill;
  copy: string;
  onChange: (copy: string) => void;
}

/** Which copy of an invoice is shown and printed; a bill of supply has none. */
export const CopyChoice = ({ bill, copy, onChange }: CopyChoiceProps) =>
  isUntaxed(bill) ? null : (
    <WordSelect
      aria-label="Copy"
      choices={copiesOf(bill)}
      value={copiesOf(bill).includes(copy) ? copy : ORIGINAL}
      onChange={onChange}
    />
  );
