import { AREAS } from '@/parts/areas';
import { paths } from '@/paths';

/** Screens that belong together in the panel of areas, beneath the one that leads to all of them where there is one. */
export interface ScreenGroup {
  title: string;
  to?: string;
  screens: readonly string[];
}

const { care, sales, settings, stocks, vendors } = paths;

/** The areas, each with its screens beneath, and the settings. */
export const SCREEN_GROUPS: readonly ScreenGroup[] = [
  { title: 'Home', to: paths.home, screens: [paths.leaks] },
  { ...AREAS.vendors, screens: [vendors.add] },
  {
    ...AREAS.stocks,
    screens: [
      stocks.onHand,
      stocks.devices,
      stocks.challans,
      stocks.newChallan,
      stocks.counts,
      stocks.requested,
      stocks.purchase,
      stocks.expectedMenu,
      stocks.received,
      stocks.configured,
    ],
  },
  {
    ...AREAS.sales,
    screens: [
      sales.newAccount,
      sales.billed,
      sales.clients,
      sales.billRun,
      sales.issuedBills,
      sales.receipts,
      sales.taxReturns,
      sales.eInvoices,
      sales.tally,
      sales.bills,
      sales.expenses,
      sales.settings,
    ],
  },
  {
    ...AREAS.care,
    screens: [
      care.notWorking,
      care.requestJob,
      care.viewJob,
      care.requestStock,
      care.viewRequestStock,
      care.deletionList,
      care.newAddition,
      care.requisitionForm,
      care.settings,
    ],
  },
  {
    title: 'Settings',
    screens: [
      paths.start,
      settings.company,
      settings.stock,
      ...Object.values(paths.outside),
      settings.data,
      ...Object.values(paths.office),
    ],
  },
];
