import type { Branch } from '@/store/places/branches/branch';
import { daysBefore } from '@/store/kit/dates';
import type { Product, Vendor } from '@/store/purchasing/vendors/vendor';
import { vendorDues } from '@/store/purchasing/requests/payments';
import { destinationOf, type ReceivedLine } from '@/store/purchasing/requests/receipt';
import { unreceivedLine, type OrderedLine } from '@/store/purchasing/requests/request';
import { goodsReceived, requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import { said, type Dated } from './said';

/** The days ago on which a request was raised, approved, dispatched and delivered, as far as it got. */
type DaysAgo = readonly [raised: number, approved?: number, dispatched?: number, delivered?: number];

/** What was requested: the vendor's number, the product's place in its list from 1, the quantity. */
type SampleLine = readonly [vendor: number, place: number, qty: number];

/** The requests; the last word of one is the branch that it goes to. */
const REQUESTS: readonly (readonly [DaysAgo, readonly SampleLine[], branch?: string])[] = [
  [
    [84, 83, 79, 74],
    [
      [1, 1, 50],
      [5, 1, 50],
    ],
  ],
  [[69, 67, 64, 60], [[3, 1, 40]]],
  [
    [52, 51, 48, 43],
    [
      [2, 1, 5],
      [4, 1, 30],
      [9, 1, 15],
    ],
  ],
  [
    [38, 36, 33, 29],
    [
      [7, 1, 10],
      [10, 2, 20],
      [1, 6, 30],
    ],
  ],
  [
    [23, 21, 17],
    [
      [1, 2, 60],
      [5, 2, 100],
      [3, 2, 40],
    ],
  ],
  [
    [16, 14, 12],
    [
      [6, 1, 100],
      [6, 3, 60],
      [2, 5, 20],
      [9, 2, 20],
    ],
    'Delhi',
  ],
  [[12, 9], [[11, 1, 5]]],
  [
    [9, 7],
    [
      [4, 3, 50],
      [3, 4, 50],
    ],
  ],
  [
    [6],
    [
      [8, 3, 100],
      [8, 1, 5],
    ],
  ],
  [
    [4],
    [
      [1, 1, 20],
      [5, 3, 20],
      [9, 2, 50],
    ],
  ],
  [[2], [[7, 2, 5]]],
  [
    [1],
    [
      [10, 1, 100],
      [10, 5, 4],
      [2, 3, 5],
      [6, 4, 50],
    ],
  ],
];

function soldBy(vendors: readonly Vendor[], [vendorNumber, place]: SampleLine): { vendor: Vendor; product: Product } {
  const vendor = vendors.find(({ number }) => number === vendorNumber);
  const product = vendor?.products[place - 1];
  if (!vendor || !product) throw new Error(`The sample vendor ${vendorNumber} has no product ${place}`);
  return { vendor, product };
}

/** What came of a product, with the numbers that it bears. */
export type Unpack = (product: Product, qty: number) => Pick<ReceivedLine, 'devices' | 'sims' | 'counted'>;

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
    const lines = sold.map(({ vendor, product: { name, unit, rate }, qty }): OrderedLine => ({
      vendorId: vendor.id,
      vendor: vendor.name,
      name,
      unit,
      qty,
      rate,
    }));
    const step = (ago: number | undefined, type: 'approve' | 'dispatch') =>
      ago === undefined
        ? []
        : [said(daysBefore(today, ago), requestAdvanced, { id, event: { type }, on: daysBefore(today, ago) })];
    const on = daysBefore(today, delivered ?? 0);
    const arrival =
      delivered === undefined
        ? []
        : [
            said(on, goodsReceived, {
              id,
              on,
              invoiceNo: `INV-${100 * (index + 1)}`,
              to: destinationOf({ branchId }),
              lines: sold.map(({ product, qty }, line): ReceivedLine => {
                const { name, model, kind = 'Material' } = product;
                const until = kind === 'Device' && { warrantyUntil: daysBefore(on, -365) };
                return {
                  line,
                  qty,
                  productName: name,
                  ...(model && { model }),
                  kind,
                  ...until,
                  ...unpack(product, qty),
                };
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
    const first = daysBefore(today, raised);
    return [
      said(first, requestRaised, { id, lines, on: first, ...(branchId !== undefined && { branchId }) }),
      ...step(approved, 'approve'),
      ...step(dispatched, 'dispatch'),
      ...arrival,
    ];
  });
