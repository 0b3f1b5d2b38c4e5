import { daysBefore } from '@/store/dates';
import type { Vendor } from '@/store/vendors/vendor';
import { vendorDues } from '@/store/requests/payments';
import type { RequestLine, RequestStep, StockRequest, VendorPayment } from '@/store/requests/request';

/** The days ago on which a request was raised, approved, dispatched and delivered, as far as it got. */
type DaysAgo = readonly [raised: number, approved?: number, dispatched?: number, delivered?: number];

/** What was requested: the vendor's number, the product's place in its list from 1, the quantity. */
type SampleLine = readonly [vendor: number, place: number, qty: number];

const STATUSES = ['Pending at Admin', 'Approved by Admin', 'In Transit', 'Delivered'] as const;

const REQUESTS: readonly (readonly [DaysAgo, readonly SampleLine[]])[] = [
  [[84, 83, 79, 74], [[1, 1, 50], [5, 1, 50]]],
  [[69, 67, 64, 60], [[3, 1, 70]]],
  [[52, 51, 48, 43], [[2, 1, 10], [4, 1, 50], [9, 1, 20]]],
  [[38, 36, 33, 29], [[7, 1, 10], [10, 2, 30], [1, 6, 60]]],
  [[23, 21, 17], [[1, 2, 40], [5, 2, 40]]],
  [[16, 14, 12], [[6, 1, 200], [6, 3, 200], [2, 5, 20]]],
  [[12, 9], [[11, 1, 5]]],
  [[9, 7], [[4, 3, 50], [3, 4, 50]]],
  [[6], [[8, 3, 100], [8, 1, 5]]],
  [[4], [[1, 1, 20], [5, 3, 20], [9, 2, 50]]],
  [[2], [[7, 2, 5]]],
  [[1], [[10, 1, 100], [10, 5, 4], [2, 3, 5], [6, 4, 50]]],
];

function lineOf(vendors: readonly Vendor[], [vendorNumber, place, qty]: SampleLine): RequestLine {
  const vendor = vendors.find(({ number }) => number === vendorNumber);
  const product = vendor?.products[place - 1];
  if (!vendor || !product) throw new Error(`The sample vendor ${vendorNumber} has no product ${place}`);
  const { name, unit, rate } = product;
  return { vendorId: vendor.id, vendor: vendor.name, name, unit, qty, rate };
}

/** All that its vendors get, paid on the day of the last step. */
const paidWhole = (request: StockRequest): VendorPayment[] =>
  vendorDues(request).map(({ vendorId, total }, place) => ({
    id: `${request.id}-payment-${place + 1}`,
    vendorId,
    amount: total,
    on: request.steps.at(-1)?.on ?? request.orderDate,
    invoiceNo: `INV-${100 * request.number + place + 1}`,
  }));

/** The stock requests of the sample business (D7), at every status, dated before `today` (ISO date). */
export const sampleRequests = (today: string, mark: string, vendors: readonly Vendor[]): StockRequest[] =>
  REQUESTS.map(([daysAgo, lines], index) => {
    const steps = daysAgo.flatMap((days, place): RequestStep[] => {
      const status = STATUSES[place];
      return status && days !== undefined ? [{ status, on: daysBefore(today, days) }] : [];
    });
    const id = `${mark}-request-${index + 1}`;
    const request: StockRequest = {
      id,
      number: index + 1,
      orderDate: daysBefore(today, daysAgo[0]),
      status: steps.at(-1)?.status ?? 'Pending at Admin',
      steps,
      products: lines.map((line) => lineOf(vendors, line)),
      payments: [],
    };
    return request.status === 'Delivered' ? { ...request, payments: paidWhole(request) } : request;
  });
