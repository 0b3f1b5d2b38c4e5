import { formatDate, formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { releasedBy } from '@/store/billing/receivables/released';
import { billOfCredit, type CreditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditAmounts, lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import {
  creditedOf,
  creditSchema,
  type CreditableLine,
  type CreditValues,
} from '@/store/billing/creditNotes/creditSchema';
import { sumOf } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import { useTyped } from '@/ui/typedValues';
import { NoteTotals } from './NoteTotals';

interface CreditTotalsProps {
  bill: CreditedDocument;
  notes: Table<CreditNote>;
  lines: readonly CreditableLine[];
  /** ISO date. */
  today: string;
}

/** What a credit note comes to as it stands in the form, before it is issued. */
export function CreditTotals({ bill, notes, lines, today }: CreditTotalsProps) {
  const { lines: typed } = useTyped<CreditValues>();
  const schema = creditSchema(lines);
  const whole = { reason: 'Mistake', lines: typed };
  const rows = schema.isValidSync(whole) ? schema.cast(whole).lines : undefined;
  const suppliedOn = useAppSelector((state) => billOfCredit(state, { billId: bill.id })?.issuedOn);
  const last = lastGstCredit(suppliedOn ?? bill.issuedOn);
  const isLate = today > last;
  const amounts = rows && creditAmounts(bill, notes, creditedOf(lines, rows), isLate);
  const onAccount = useAppSelector((state) =>
    amounts ? sumOf(releasedBy(state, bill, amounts.total).map(({ amount }) => amount)) : 0,
  );
  return (
    <>
      {isLate && (
        <p>
          Without GST: it could be credited until {formatDate(last)}, 30 November after the financial year of the bill.
        </p>
      )}
      {onAccount > 0 && <p>{formatMoney(onAccount)} of it is already paid: it becomes money on account.</p>}
      <NoteTotals label="Credit Total" amounts={amounts} />
    </>
  );
}
