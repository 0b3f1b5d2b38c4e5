import { formatMoney } from '@/format';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { sumOfQuantities, totalWithGst } from './pricing';
import type { RequestLine, StockRequest, VendorPayment } from './request';

/** What one vendor of a request gets with GST, in rupees: in all, what was paid of it, and what is open. */
export interface VendorDue {
  vendorId: string;
  vendor: string;
  total: number;
  paid: number;
  open: number;
}

type Payable = Pick<StockRequest, 'status' | 'products' | 'payments'>;

const linesByVendor = (products: readonly RequestLine[]): RequestLine[][] => {
  const lines = new Map<string, RequestLine[]>();
  for (const line of products) lines.set(line.vendorId, [...(lines.get(line.vendorId) ?? []), line]);
  return [...lines.values()];
};

/** What of a request is to be paid: no line before it is approved, and of each without what will never come. */
export const payableLines = ({ status, products }: Pick<StockRequest, 'status' | 'products'>): RequestLine[] =>
  status === 'Pending at Admin'
    ? []
    : products.map((line) => ({ ...line, qty: sumOfQuantities([line.qty, -line.shortClosed]) }));

/** What each vendor of a request gets, in the order of its lines: nothing before it is approved. */
export function vendorDues(request: Payable): VendorDue[] {
  return linesByVendor(payableLines(request)).flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { vendorId, vendor } = first;
    const total = totalWithGst(lines);
    const paid = sumOf(request.payments.filter((payment) => payment.vendorId === vendorId).map(({ amount }) => amount));
    return [{ vendorId, vendor, total, paid, open: rupees(Math.max(0, paise(total) - paise(paid))) }];
  });
}

/** The vendors of a request of whom something is open. */
export const openDues = (request: Payable): VendorDue[] => vendorDues(request).filter(({ open }) => open > 0);

export type PaymentRow = VendorPayment & { vendor: string };

/** What was paid for a request, with the vendors' names. */
export const paymentRows = ({ payments, products }: Payable): PaymentRow[] =>
  payments.map((payment) => ({
    ...payment,
    vendor: products.find(({ vendorId }) => vendorId === payment.vendorId)?.vendor ?? '',
  }));

/** Why a vendor cannot be paid so much. */
export const tooMuch = ({ vendor, open }: VendorDue): string =>
  open > 0 ? `Only ${formatMoney(open)} is still to be paid to ${vendor}.` : `${vendor} is paid already.`;

/** What is still to be paid for a request with GST, in rupees: it falls by payments, not by delivery. */
export const unpaidAmount = (request: Payable): number => sumOf(vendorDues(request).map(({ open }) => open));

/** What vendors were paid for a request beyond what they get, in rupees with GST: some of it was closed short since. */
export const paidTooMuch = (request: Payable): number =>
  sumOf(vendorDues(request).map(({ total, paid }) => rupees(Math.max(0, paise(paid) - paise(total)))));

/** What the part of the requests that are to be paid is called. */
export const TO_BE_PAID = 'To be paid';

/** Whether a request is to be paid: approved, and not all of it paid. */
export const isToBePaid = (request: Payable): boolean => unpaidAmount(request) > 0;
