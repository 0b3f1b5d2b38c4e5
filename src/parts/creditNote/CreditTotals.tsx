import { Form } from 'antd';
import { formatDate, formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { releasedBy } from '@/store/billing/receivables/released';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditAmounts, lastGstCredit } from '@/store/billing/creditNotes/creditAmounts';
import { creditedOf, creditSchema, type CreditableLine } from '@/store/billing/creditNotes/creditSchema';
import { sumOf } from '@/store/kit/money';
import type { Table } from '@/store/kit/table';
import { FormGrid } from '@/ui/FormGrid';
import { Output } from '@/ui/Output';

const shown = (amount: number | undefined) => (amount === undefined ? '—' : formatMoney(amount));

interface CreditTotalsProps {
  bill: IssuedBill;
  notes: Table<CreditNote>;
  lines: readonly CreditableLine[];
  /** ISO date. */
  today: string;
}

/** What a credit note comes to as it stands in the form, before it is issued. */
export function CreditTotals({ bill, notes, lines, today }: CreditTotalsProps) {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(['lines'], { form, preserve: true });
  const schema = creditSchema(lines);
  const whole = { reason: 'Mistake', lines: typed };
  const rows = schema.isValidSync(whole) ? schema.cast(whole).lines : undefined;
  const last = lastGstCredit(bill.issuedOn);
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
      <FormGrid>
        <Output label="Taxable">{shown(amounts && sumOf(amounts.lines.map(({ taxable }) => taxable)))}</Output>
        <Output label="GST">
          {shown(amounts && sumOf(amounts.taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst])))}
        </Output>
        <Output label="Round off">{shown(amounts?.roundOff)}</Output>
        <Output label="Credit Total">{shown(amounts?.total)}</Output>
      </FormGrid>
    </>
  );
}
