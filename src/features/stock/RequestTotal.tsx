import { Form } from 'antd';
import { totalWithGst } from '@/store/purchasing/requests/pricing';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { formatMoney } from '@/format';
import { requestLine } from '@/store/purchasing/requests/requestLines';
import type { TypedLine } from '@/store/purchasing/requests/requestSchema';
import { Total } from './Total';

/** What the filled lines cost together, with GST, as they are typed. */
export function RequestTotal({ vendors }: { vendors: readonly Vendor[] }) {
  const typed = Form.useWatch<readonly TypedLine[] | undefined>('lines', Form.useFormInstance()) ?? [];
  return <Total>{formatMoney(totalWithGst(typed.flatMap((line) => requestLine(vendors, line) ?? [])))}</Total>;
}
