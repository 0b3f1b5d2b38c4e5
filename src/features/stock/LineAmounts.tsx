import { Form } from 'antd';
import { amountOf, amountWithGst } from '@/store/requests/pricing';
import type { Vendor } from '@/store/vendors/vendor';
import { formatMoney } from '@/format';
import { Output } from '@/ui/Output';
import { requestLine } from '@/store/requests/requestLines';
import type { TypedLine } from '@/store/requests/requestSchema';

/** What a line costs without and with GST, as it is typed. */
export function LineAmounts({ line, vendors }: { line: number; vendors: readonly Vendor[] }) {
  const typed = Form.useWatch<TypedLine | undefined>(['lines', line], Form.useFormInstance());
  const filled = typed && requestLine(vendors, typed);
  const said = (amount: (qty: number, rate: number) => number) =>
    filled ? formatMoney(amount(filled.qty, filled.rate)) : '—';
  return (
    <>
      <Output label="Amount">{said(amountOf)}</Output>
      <Output label="Amount + GST">{said(amountWithGst)}</Output>
    </>
  );
}
