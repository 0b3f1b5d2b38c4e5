import { totalWithGst } from '@/store/purchasing/requests/pricing';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { formatMoney } from '@/format';
import { requestLine } from '@/store/purchasing/requests/requestLines';
import type { TypedLine } from '@/store/purchasing/requests/requestSchema';
import { useTyped } from '@/ui/typedValues';
import { Total } from './Total';

/** What the filled lines cost together, with GST, as they are typed. */
export function RequestTotal({ vendors }: { vendors: readonly Vendor[] }) {
  const { lines = [] } = useTyped<{ lines: readonly TypedLine[] }>();
  return <Total>{formatMoney(totalWithGst(lines.flatMap((line) => requestLine(vendors, line) ?? [])))}</Total>;
}
