import { formatMoney } from '@/format';
import { sumOf } from '@/store/kit/money';
import type { CountedInvoice } from '@/store/stock/challans/consignment';

/** What a tax invoice, or a credit note on one, comes to, as facts are shown. */
export function invoiceFacts({ taxes, total }: Pick<CountedInvoice, 'taxes' | 'total'>) {
  const sum = (name: 'taxable' | 'igst' | 'cgst' | 'sgst') => sumOf(taxes.map((tax) => tax[name]));
  const gst = (['igst', 'cgst', 'sgst'] as const).filter((name) => sum(name) > 0);
  return [
    { label: 'Taxable Value', value: formatMoney(sum('taxable')) },
    ...gst.map((name) => ({ label: name.toUpperCase(), value: formatMoney(sum(name)) })),
    { label: 'Total', value: formatMoney(total) },
  ];
}
