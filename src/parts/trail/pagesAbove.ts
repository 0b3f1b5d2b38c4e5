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

/** For pages that no menu names, and for lists inside an area: the pages above them from which one comes there, the usual one first. */
const ABOVE: readonly (readonly [page: RegExp, above: readonly string[]])[] = [
  [/^\/vendors\/[^/]+$/, [vendors.list]],
  [/^\/stocks\/receive(\/[^/]+)?$/, [stocks.requested]],
  [/^\/stocks\/expected(\/.+)?$/, [stocks.expectedMenu]],
  [/^\/stocks\/devices$/, [stocks.dashboard]],
  [/^\/stocks\/devices\/[^/]+$/, DEVICE_LISTS],
  [/^\/stocks\/on-hand$/, [stocks.dashboard]],
  [/^\/leaks$/, [paths.home]],
  [/^\/stocks\/slips$/, [stocks.received, stocks.expectedMenu]],
  [/^\/stocks\/slips\/.+$/, [stocks.challans]],
  [/^\/stocks\/counts$/, [stocks.dashboard]],
  [/^\/stocks\/counts\/.+$/, [stocks.counts]],
  [/^\/stocks\/bags(\/.+)?$/, [stocks.expectedMenu]],
  [/^\/sales\/(billing|select-package)$/, [sales.newAccount]],
  [/^\/sales\/(detailed-client|edit-bill|proforma)$/, [sales.billed, sales.clients, sales.dashboard]],
  [
    /^\/sales\/(invoice|credit-note|debit-note|receipt|refund-voucher|statement|issued-proforma)$/,
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
  [/^\/sales\/issued-bills$/, [sales.billed, sales.billRun, sales.bills, sales.detailedClient]],
  [/^\/sales\/(bill-run|gst-returns|receipts)$/, [sales.billed]],
  [/^\/sales\/(e-invoices|tally)$/, [sales.taxReturns]],
  [/^\/sales\/(display-billed|clients|bills)$/, [sales.dashboard]],
  [/^\/cce\/raise-service$/, [care.notWorking]],
  [/^\/cce\/vehicle$/, VEHICLE_LISTS],
  [/^\/installer\/.+$/, [paths.installer]],
];

/** The pages right above an address, the usual one first; none above what a menu leads to. */
export const aboveOf = (pathname: string): readonly string[] => ABOVE.find(([page]) => page.test(pathname))?.[1] ?? [];
