import { paths } from '@/paths';

const { vendors, stocks, sales, care } = paths;

/** The lists that name devices by their numbers, the usual one first. */
const DEVICE_LISTS = [
  stocks.devices,
  stocks.received,
  stocks.configured,
  stocks.expected,
  stocks.expectedMenu,
  stocks.branches,
  stocks.onHand,
  paths.leaks,
  care.newAddition,
  care.notWorking,
  care.deletionList,
  care.viewJob,
  care.raiseService,
];

/** The pages that name vehicles by their numbers, the usual one first. */
const VEHICLE_LISTS = [
  care.notWorking,
  care.newAddition,
  care.deletionList,
  care.viewJob,
  sales.detailedClient,
  sales.editBill,
  stocks.onHand,
  stocks.received,
  stocks.devices,
  paths.leaks,
];

type IsMeant = (pathname: string) => boolean;

const at =
  (...pages: readonly string[]): IsMeant =>
  (pathname) =>
    pages.includes(pathname);
/** Anywhere below a page. */
const below =
  (page: string): IsMeant =>
  (pathname) =>
    pathname.startsWith(`${page}/`) && pathname !== `${page}/`;
/** At a record of a page: one level below it. */
const recordOf =
  (page: string): IsMeant =>
  (pathname) =>
    below(page)(pathname) && !pathname.includes('/', page.length + 1);

/** For pages that no menu names, and for lists inside an area: the pages above them from which one comes there, the usual one first. */
const ABOVE: readonly (readonly [isMeant: IsMeant, above: readonly string[]])[] = [
  [recordOf(vendors.list), [vendors.list]],
  [at(stocks.receive), [stocks.requested]],
  [recordOf(stocks.receive), [stocks.requested]],
  [at(stocks.expected, stocks.bags), [stocks.expectedMenu]],
  [below(stocks.expected), [stocks.expectedMenu]],
  [at(stocks.devices, stocks.onHand, stocks.counts), [stocks.dashboard]],
  [recordOf(stocks.devices), DEVICE_LISTS],
  [at(paths.leaks), [paths.home]],
  [at(stocks.challans), [stocks.received, stocks.expectedMenu]],
  [below(stocks.challans), [stocks.challans]],
  [below(stocks.counts), [stocks.counts]],
  [below(stocks.bags), [stocks.expectedMenu]],
  [at(sales.billing, sales.selectPackage), [sales.newAccount]],
  [at(sales.detailedClient, sales.editBill, sales.proforma), [sales.billed, sales.clients, sales.dashboard]],
  [
    at(
      sales.invoice,
      sales.creditNote,
      sales.debitNote,
      sales.receipt,
      sales.refundVoucher,
      sales.statement,
      sales.issuedProforma,
    ),
    [
      sales.issuedBills,
      sales.bills,
      sales.receipts,
      sales.billed,
      sales.clients,
      sales.detailedClient,
      sales.dashboard,
    ],
  ],
  [at(sales.issuedBills), [sales.billed, sales.billRun, sales.bills, sales.detailedClient]],
  [at(sales.billRun, sales.taxReturns, sales.receipts), [sales.billed]],
  [at(sales.eInvoices, sales.tally), [sales.taxReturns]],
  [at(sales.billed, sales.clients, sales.bills), [sales.dashboard]],
  [at(care.raiseService), [care.notWorking]],
  [at(care.vehicle), VEHICLE_LISTS],
  [below(paths.installer), [paths.installer]],
];

/** The pages right above an address, the usual one first; none above what a menu leads to. */
export const aboveOf = (pathname: string): readonly string[] => ABOVE.find(([isMeant]) => isMeant(pathname))?.[1] ?? [];
