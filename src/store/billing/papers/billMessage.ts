import { formatDate, formatMoney } from '@/format';
import type { IssuedBill } from '@/store/billing/bills/bill';

/** The message in which a bill goes to its client, whom `name` greets; the paper itself is attached by hand. */
export const billMessage = (
  { docNo, issuedOn, total, dueOn }: Pick<IssuedBill, 'docNo' | 'issuedOn' | 'total' | 'dueOn'>,
  name: string,
) => ({
  subject: `Tax Invoice ${docNo}`,
  text: `Dear ${name},\n\nTax Invoice ${docNo} of ${formatDate(issuedOn)} is for ${formatMoney(total)}, due on ${formatDate(dueOn)}.`,
});
