import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { selectBilling } from '@/store/billing/billRun/selectBilling';
import type { Account } from '@/store/billing/accounts/account';
import type { TypedBill } from '@/store/billing/accounts/billSchema';
import { amountsAsTyped } from '@/store/billing/bills/editorBill';
import { sumOf } from '@/store/kit/money';
import { Output } from '@/ui/Output';
import { useTyped } from '@/ui/typedValues';

/** What comes to a bill's total as it stands: its GST in two halves or for another state, the round off, and what is paid. */
export function PayableOutputs({ account }: { account: Account }) {
  const amounts = amountsAsTyped(useAppSelector(selectBilling), account, useTyped<TypedBill>(), useToday());
  if (!amounts) {
    return ['GST', 'Round off', 'Payable'].map((label) => (
      <Output key={label} label={label}>
        —
      </Output>
    ));
  }
  const { taxes, roundOff, total } = amounts;
  const igst = sumOf(taxes.map((tax) => tax.igst));
  const half = formatMoney(sumOf(taxes.map(({ cgst }) => cgst)));
  return (
    <>
      <Output label="GST">{igst > 0 ? `${formatMoney(igst)} IGST` : `${half} + ${half}`}</Output>
      <Output label="Round off">{formatMoney(roundOff)}</Output>
      <Output label="Payable">{formatMoney(total)}</Output>
    </>
  );
}
