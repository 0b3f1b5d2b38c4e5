import { amountOf, amountWithGst } from '@/store/purchasing/requests/pricing';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { formatMoney } from '@/format';
import { Output } from '@/ui/Output';
import { useTyped } from '@/ui/typedValues';
import { requestLine } from '@/store/purchasing/requests/requestLines';
import type { TypedLine } from '@/store/purchasing/requests/requestSchema';

/** What a line costs without and with GST, as it is typed. */
export function LineAmounts({ line, vendors }: { line: number; vendors: readonly Vendor[] }) {
  const filled = requestLine(vendors, useTyped<TypedLine>('lines', line));
  const said = (amount: (qty: number, rate: number) => number) =>
    filled ? formatMoney(amount(filled.qty, filled.rate)) : '—';
  return (
    <>
      <Output label="Amount">{said(amountOf)}</Output>
      <Output label="Amount + GST">{said(amountWithGst)}</Output>
    </>
  );
}
