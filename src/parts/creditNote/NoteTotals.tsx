import { formatMoney } from '@/format';
import { taxableSum } from '@/store/billing/bills/billAmounts';
import type { Amounts } from '@/store/billing/bills/bill';
import { sumOf } from '@/store/kit/money';
import { FormGrid } from '@/ui/FormGrid';
import { Output } from '@/ui/Output';

const shown = (amount: number | undefined) => (amount === undefined ? '—' : formatMoney(amount));

interface NoteTotalsProps {
  /** What its total is called. */
  label: string;
  /** None while what is typed comes to nothing. */
  amounts: Amounts | undefined;
}

/** What a credit note or a debit note comes to as it stands in the form. */
export const NoteTotals = ({ label, amounts }: NoteTotalsProps) => (
  <FormGrid>
    <Output label="Taxable">{shown(amounts && taxableSum(amounts))}</Output>
    <Output label="GST">
      {shown(amounts && sumOf(amounts.taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst])))}
    </Output>
    <Output label="Round off">{shown(amounts?.roundOff)}</Output>
    <Output label={label}>{shown(amounts?.total)}</Output>
  </FormGrid>
);
