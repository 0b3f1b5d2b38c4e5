import type { Branch } from '@/store/places/branches/branch';
import { daysBefore } from '@/store/kit/dates';
import type { Product, Vendor } from '@/store/purchasing/vendors/vendor';
import { vendorDues } from '@/store/purchasing/requests/payments';
import { destinationOf, type ReceivedLine } from '@/store/purchasing/requests/receipt';
import { unreceivedLine, type OrderedLine } from '@/store/purchasing/requests/request';
import { goodsReceived, requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import { said, type Dated } from './said';
import { REQUESTS, type SampleLine } from './sampleOrders';

function soldBy(vendors: readonly Vendor[], [vendorNumber, place]: SampleLine): { vendor: Vendor; product: Product } {
  const vendor = vendors.find(({ number }) => number === vendorNumber);
  const product = vendor?.products[place - 1];
  if (!vendor || !product) throw new Error(`The sample vendor ${vendorNumber} has no product ${place}`);
  return { vendor, product };
}

/** What came of a product, with the numbers that it bears. */
export type Unpack = (product: Product, qty: number) => Pick<ReceivedLine, 'devices' | 'sims' | 'counted'>;

/** What was ordered by a request, and for which branch. */
interface Order {
  sold: readonly { product: Product; qty: number }[];
  lines: readonly OrderedLine[];
  branchId: string | undefined;
}

/** The goods of a request as they came on a day, and what is paid for them on the same day; `index` numbers the invoices. */
const arrived = (id: string, index: number, on: string, { sold, lines, branchId }: Order, unpack: Unpack): Dated[] => [
  said(on, goodsReceived, {
    id,
    booking: `${id}-receipt`,
    on,
    invoiceNo: `INV-${100 * (index + 1)}`,
    to: destinationOf({ branchId }),
    lines: sold.map(({ product, qty }, line): ReceivedLine => {
      const { name, model, kind = 'Material' } = product;
      const until = kind === 'Device' && { warrantyUntil: daysBefore(on, -365) };
      return { line, qty, productName: name, ...(model && { model }), kind, ...until, ...unpack(product, qty) };
    }),
  }),
  ...vendorDues({ status: 'Delivered', products: lines.map(unreceivedLine), payments: [] }).map(
    ({ vendorId, total }, place) =>
      said(on, vendorPaid, {
        id,
        payment: {
          id: `${id}-payment-${place + 1}`,
          vendorId,
          amount: total,
          on,
          invoiceNo: `INV-${100 * (index + 1) + place + 1}`,
        },
      }),
  ),
];

/** The stock requests of the sample business, at every status, dated before `today` (ISO date); what was delivered is paid. */
export const sampleRequests = (
  today: string,
  mark: string,
  vendors: readonly Vendor[],
  branches: readonly Branch[],
  unpack: Unpack,
): Dated[] =>
  REQUESTS.flatMap(([[raised, approved, dispatched, delivered], sampleLines, branch], index) => {
    const id = `${mark}-request-${index + 1}`;
    const branchId = branches.find((one) => one.branch === branch)?.id;
    const sold = sampleLines.map((line) => ({ ...soldBy(vendors, line), qty: line[2] }));
    const lines = sold.map(({ vendor, product: { id: productId, name, unit, rate }, qty }): OrderedLine => ({
      vendorId: vendor.id,
      vendor: vendor.name,
      productId,
      name,
      unit,
      qty,
      rate,
    }));
    const step = (ago: number | undefined, type: 'approve' | 'dispatch') =>
      ago === undefined
        ? []
        : [said(daysBefore(today, ago), requestAdvanced, { id, event: { type }, on: daysBefore(today, ago) })];
    const arrival =
      delivered === undefined
        ? []
        : arrived(id, index, daysBefore(today, delivered), { sold, lines, branchId }, unpack);
    const first = daysBefore(today, raised);
    return [
      said(first, requestRaised, { id, lines, on: first, ...(branchId !== undefined && { branchId }) }),
      ...step(approved, 'approve'),
      ...step(dispatched, 'dispatch'),
      ...arrival,
    ];
  });
