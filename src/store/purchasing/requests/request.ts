import { formatCountOf } from '@/format';
import { advance } from '@/machines/advance';
import { stockRequestMachine, type StockRequestEvent, type StockRequestStatus } from '@/machines/stockRequest';
import type { Numbered } from '@/store/kit/table';
import { sumOfQuantities, totalWithGst } from './pricing';

/** A product as it stood when it was requested: its rate in rupees per unit stays when the vendor's price changes. */
export interface OrderedLine {
  /** The vendor's identity. */
  vendorId: string;
  vendor: string;
  /** The product's identity; lines of older requests name the product alone. */
  productId?: string | undefined;
  name: string;
  unit: string;
  qty: number;
  rate: number;
}

/** An ordered product of a request, and what became of it. */
export interface RequestLine extends OrderedLine {
  /** How many came. */
  received: number;
  /** How many of those are in stock by their own numbers, or counted; the others are still to be scanned. */
  stocked: number;
  /** How many will never come. */
  shortClosed: number;
}

/** A line of which nothing came yet. */
export const unreceivedLine = (ordered: OrderedLine): RequestLine => ({
  ...ordered,
  received: 0,
  stocked: 0,
  shortClosed: 0,
});

/** What a vendor was paid for a request: `amount` in rupees, `on` an ISO date, with the number of the vendor's own invoice. */
export interface VendorPayment {
  id: string;
  vendorId: string;
  amount: number;
  on: string;
  invoiceNo: string;
}

/** A status that a request came to, and the ISO date on which it did. */
export interface RequestStep {
  status: StockRequestStatus;
  on: string;
}

/** A purchase order; `orderDate` is an ISO date, `steps` begins with the raising. */
export interface StockRequest extends Numbered {
  orderDate: string;
  status: StockRequestStatus;
  steps: RequestStep[];
  products: RequestLine[];
  /** The branch that it goes to; none is our own store. */
  branchId?: string | undefined;
  /** What was paid for it. */
  payments: VendorPayment[];
  /** The receipts and short closings that its lines have counted, by their identities. */
  bookings: { id: string }[];
  /** The company's details as they were when it was raised; none where nobody had told any yet. */
  companyId?: string | undefined;
}

const STEP_LABELS = {
  approve: 'Approve',
  dispatch: 'Mark In Transit',
  deliver: 'Mark Delivered',
} as const satisfies Record<StockRequestEvent['type'], string>;

const STEPS = Object.keys(STEP_LABELS) as StockRequestEvent['type'][];

/** The one step that the machine allows from here, with the words on its button and where it leads; undefined once delivered. */
export function nextStep(status: StockRequestStatus) {
  for (const type of STEPS) {
    const next = advance(stockRequestMachine, status, { type });
    if (next) return { event: { type }, label: STEP_LABELS[type], next };
  }
  return undefined;
}

/** Whether a request is on its way to us: raised and not delivered. */
export const isOnItsWay = ({ status }: Pick<StockRequest, 'status'>): boolean => status !== 'Delivered';

/** Whether goods of a request are on the road: they come in parts, and what of a line never will is closed short. */
export const isInTransit = ({ status }: Pick<StockRequest, 'status'>): boolean => status === 'In Transit';

/** Whether the goods of a request left the vendor: they are on the road, or came. */
export const isDispatched = (request: Pick<StockRequest, 'status'>): boolean =>
  isInTransit(request) || !isOnItsWay(request);

/** How many lines a request has, in words: `1 Product`, `3 Products`. */
export const productOrderCount = ({ products }: { products: readonly OrderedLine[] }): string =>
  formatCountOf(products.length, 'Product');

/** The sum of the lines' quantities. */
export const qtyTaken = ({ products }: Pick<StockRequest, 'products'>): number =>
  sumOfQuantities(products.map(({ qty }) => qty));

/** The sum of the lines' GST-inclusive amounts, in rupees. */
export const requestTotal = ({ products }: Pick<StockRequest, 'products'>): number => totalWithGst(products);

/** What makes two lines the same product: a vendor may list one name in two units, or at two rates. */
const productKey = ({ vendorId, name, unit, rate }: OrderedLine) =>
  JSON.stringify([vendorId, name.trim().toLowerCase(), unit, rate]);

/** The lines with the same product of a vendor made one, in the place of its first and with all its units. */
export function mergeLines(lines: readonly OrderedLine[]): OrderedLine[] {
  const merged = new Map<string, OrderedLine>();
  for (const line of lines) {
    const key = productKey(line);
    merged.set(key, { ...line, qty: sumOfQuantities([line.qty, merged.get(key)?.qty ?? 0]) });
  }
  return [...merged.values()];
}
