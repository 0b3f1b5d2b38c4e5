import type { PRODUCT_KINDS, Product, Vendor } from '@/store/purchasing/vendors/vendor';
import { comparedName } from '@/store/kit/typed/cleanText';
import { monthsAfter } from '@/store/kit/dates';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { sumOfQuantities } from './pricing';
import { isDispatched, type RequestLine, type StockRequest } from './request';

type Kind = (typeof PRODUCT_KINDS)[number];

interface ScannedSim {
  iccid: string;
  msisdn?: string | undefined;
  provider: string;
}

interface ScannedDevice {
  imei: string;
  serialNo?: string | undefined;
  /** The SIM that it came with, where that was not known. */
  sim?: ScannedSim | undefined;
}

/** What came of one line of a request; `line` is its place among them, from 0. */
export interface ReceivedLine {
  line: number;
  /** How many came that had not come before. */
  qty: number;
  productName: string;
  model?: string | undefined;
  kind: Kind;
  /** The ISO date until which its maker answers for it. */
  warrantyUntil?: string | undefined;
  devices?: ScannedDevice[] | undefined;
  sims?: ScannedSim[] | undefined;
  /** How many of it are counted, having no number of their own. */
  counted?: number | undefined;
}

/** How many of all lines of a request came. */
export const qtyReceived = ({ products }: Pick<StockRequest, 'products'>): number =>
  sumOfQuantities(products.map(({ received }) => received));

/** How many of a line are still to come. */
export const restOf = ({ qty, received, shortClosed }: RequestLine): number =>
  sumOfQuantities([qty, -received, -shortClosed]);

/** How many of a line came and are not in stock by their numbers, nor counted yet. */
export const toScanOf = ({ received, stocked }: RequestLine): number => sumOfQuantities([received, -stocked]);

/** How many of a line can still be put in stock: those to come, and those that came and were not scanned or counted. */
export const roomOf = (line: RequestLine): number => sumOfQuantities([restOf(line), toScanOf(line)]);

/** Whether something of a request that is under way, or came, can still be put in stock. */
export const isReceivable = (request: Pick<StockRequest, 'status' | 'products'>): boolean =>
  isDispatched(request) && request.products.some((line) => roomOf(line) > 0);

/** How many of so many that are put in stock came with that: what came before and was not scanned or counted yet is put there first. */
export const comingOf = (line: RequestLine, stocked: number): number =>
  Math.max(0, sumOfQuantities([stocked, -toScanOf(line)]));

/** The ISO date until which the maker of a product answers for what came on a day; undefined where nobody said for how long. */
export const warrantyUntil = (product: Pick<Product, 'warrantyMonths'> | undefined, on: string): string | undefined =>
  product?.warrantyMonths === undefined ? undefined : monthsAfter(on, product.warrantyMonths);

/** The IMEIs that lines of a receipt name. */
export const imeisIn = (lines: readonly ReceivedLine[]): string[] =>
  lines.flatMap(({ devices = [] }) => devices.map(({ imei }) => imei));

/** The SIMs that lines of a receipt name. */
export const simsIn = (lines: readonly ReceivedLine[]): ScannedSim[] =>
  lines.flatMap(({ sims = [], devices = [] }) => [...sims, ...devices.flatMap(({ sim }) => sim ?? [])]);

/** How many units of a receipt are in stock by it: by their own numbers, or counted. */
export const stockedBy = ({ devices = [], sims = [], counted = 0 }: ReceivedLine): number =>
  sumOfQuantities([devices.length, sims.length, counted]);

/** Where the goods of a request go. */
export const destinationOf = ({ branchId }: Pick<StockRequest, 'branchId'>): Holder =>
  branchId === undefined ? STORE : { at: 'branch', id: branchId };

/** What the vendor says of a line's product today, whatever it is called by now, else by its name; undefined once it is off the list. */
export const productOfLine = (
  vendor: Vendor | undefined,
  { productId, name, unit }: RequestLine,
): Product | undefined =>
  vendor?.products.find(({ id }) => id === productId) ??
  vendor?.products.find((one) => one.unit === unit && comparedName(one.name) === comparedName(name));

/** Whether the units of a kind have numbers of their own. */
export const isScanned = (kind: Kind | undefined): kind is 'Device' | 'SIM' => kind === 'Device' || kind === 'SIM';

/** All that is still to come, as it comes where nobody scans: what is counted is in stock, the rest is to be scanned. */
export const receiptOfRest = (
  request: StockRequest,
  vendors: Readonly<Record<string, Vendor | undefined>>,
): ReceivedLine[] =>
  request.products.flatMap((line, index) => {
    const qty = restOf(line);
    if (qty <= 0) return [];
    const { kind = 'Material', model } = productOfLine(vendors[line.vendorId], line) ?? {};
    return [
      {
        line: index,
        qty,
        productName: line.name,
        ...(model && { model }),
        kind,
        ...(!isScanned(kind) && { counted: qty }),
      },
    ];
  });
