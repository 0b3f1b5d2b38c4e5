import { formatMoney } from '@/format';
import type { Company } from '@/store/billing/company/company';
import type { PaperCode } from './paper';

/** The code by which what is open is paid in rupees; none without a UPI id, or where nothing is open. */
export function upiCode(
  { upiId, name }: Pick<Company, 'upiId' | 'name'>,
  open: number,
  about: string,
): PaperCode | undefined {
  if (upiId === '' || open <= 0) return undefined;
  const words = { pa: upiId, pn: name, am: open.toFixed(2), cu: 'INR', tn: about };
  const query = Object.entries(words).map(([word, value]) => `${word}=${encodeURIComponent(value)}`);
  return { text: `upi://pay?${query.join('&')}`, caption: `Scan to pay ${formatMoney(open)} by UPI` };
}
