import { paths, searchFor } from '@/paths';
import { jobType, type Job } from '@/store/care/jobs/job';
import { holderOf } from '@/store/kit/movements/move';
import type { Business, Noun, RowOf } from './business';

const { stocks, sales, care } = paths;
const expected =
  (list: string) =>
  ({ number }: { number: number }) =>
    `${list}?details=${number}`;

/** Where a record of each noun is shown: its own page, its dialog over a list, or the list that a search narrows down to it. */
export const RECORD_PLACES: { readonly [Name in Noun]: (row: RowOf<Name>) => string } = {
  vendors: ({ number }) => paths.vendors.detail(number),
  requests: ({ number }) => stocks.requestedOf(number),
  branches: expected(stocks.branches),
  installers: ({ number }) => stocks.bagOf(number),
  devices: ({ id }) => stocks.deviceOf(id),
  sims: ({ id, moves }) => {
    const { at, id: device = '' } = holderOf({ moves });
    return at === 'device' ? stocks.deviceOf(device) : searchFor(stocks.onHand, id);
  },
  bins: ({ productName }) => searchFor(stocks.onHand, productName),
  counts: ({ number }) => stocks.countOf(number),
  challans: ({ number }) => stocks.challanOf(number),
  configured: ({ itgcId }) => searchFor(stocks.configured, itgcId),
  accounts: ({ number }) => sales.detailedClientOf(number),
  deactivations: () => sales.settings,
  vehicles: ({ vehicleNo }) => care.vehicleOf(vehicleNo),
  // It is shown on its vehicle's page.
  subscriptions: () => '',
  company: () => paths.settings.company,
  bills: ({ number }) => sales.invoiceOf(number),
  creditNotes: ({ number }) => sales.creditNoteOf(number),
  debitNotes: ({ number }) => sales.debitNoteOf(number),
  receipts: ({ number }) => sales.receiptOf(number),
  refundVouchers: ({ number }) => sales.refundVoucherOf(number),
  // It is shown on its client's page.
  openings: () => '',
  writeOffs: () => '',
  // It is shown on its client's page.
  reminders: () => '',
  // It is shown on its document's page.
  sentDocuments: () => '',
  // It is shown with its client, and with what it tells of.
  notices: () => '',
  templates: ({ kind, language }) => paths.mailTextOf(kind, language),
  // It stands in the activity of its bill and its client.
  waivers: () => '',
  periods: ({ month }) => `${sales.taxReturns}?month=${month}`,
  proformas: ({ number }) => sales.issuedProformaOf(number),
  jobs: (job: Job) => care.viewJobOf(jobType(job), job.number),
  deletions: ({ vehicleNo }) => searchFor(care.deletionList, vehicleNo),
  additions: ({ vehicleNo }) => searchFor(care.newAddition, vehicleNo),
  requisitions: ({ assignInput }) => searchFor(care.requisitionForm, assignInput),
  careRequests: ({ location }) => searchFor(care.viewRequestStock, location),
  // They are shown in a tray of the top bar, which has no address.
  messages: () => '',
};

const NOUNS = Object.keys(RECORD_PLACES) as Noun[];

/** Where the record with that identity is shown, of a fact's own noun where its type is given; undefined when it is gone, or has no place. */
export function placeOf(business: Business, id: string, type?: string): string | undefined {
  for (const noun of NOUNS.filter((one) => type === undefined || type.startsWith(`${one}/`))) {
    const row = Object.hasOwn(business[noun].entities, id) ? business[noun].entities[id] : undefined;
    // Each row meets the function of its own noun, which the compiler cannot see through a union.
    if (row) return (RECORD_PLACES[noun] as (row: object) => string)(row) || undefined;
  }
  return undefined;
}
