import { createAction, createSlice, nanoid, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import { accountsSlice } from '@/store/clients/accounts/accountsSlice';
import { additionsSlice } from '@/store/vehicles/additions/additionsSlice';
import { binsSlice } from '@/store/stock/bins/binsSlice';
import { branchesSlice } from '@/store/places/branches/branchesSlice';
import { careRequestsSlice } from '@/store/care/requisitions/careRequestsSlice';
import { configuredSlice } from '@/store/stock/configured/configuredSlice';
import { deactivationsSlice } from '@/store/clients/deactivations/deactivationsSlice';
import { deletionsSlice } from '@/store/vehicles/deletions/deletionsSlice';
import { billsSlice } from '@/store/billing/bills/billsSlice';
import { proformasSlice } from '@/store/billing/proformas/proformasSlice';
import { sentDocumentsSlice } from '@/store/billing/sentDocuments/sentDocumentsSlice';
import { noticesSlice } from '@/store/billing/notices/noticesSlice';
import { templatesSlice } from '@/store/billing/templates/templatesSlice';
import { remindersSlice } from '@/store/billing/reminders/remindersSlice';
import { periodsSlice } from '@/store/billing/periods/periodsSlice';
import { waiversSlice } from '@/store/billing/waivers/waiversSlice';
import { writeOffsSlice } from '@/store/billing/writeOffs/writeOffsSlice';
import { refundVouchersSlice } from '@/store/billing/refundVouchers/refundVouchersSlice';
import { openingsSlice } from '@/store/billing/openings/openingsSlice';
import { companySlice } from '@/store/billing/company/companySlice';
import { creditNotesSlice } from '@/store/billing/creditNotes/creditNotesSlice';
import { debitNotesSlice } from '@/store/billing/debitNotes/debitNotesSlice';
import { devicesSlice } from '@/store/stock/devices/devicesSlice';
import { installersSlice } from '@/store/places/installers/installersSlice';
import { jobsSlice } from '@/store/care/jobs/jobsSlice';
import { messagesSlice } from '@/store/care/messages/messagesSlice';
import { receiptsSlice } from '@/store/billing/receipts/receiptsSlice';
import { requestsSlice } from '@/store/purchasing/requests/requestsSlice';
import { requisitionsSlice } from '@/store/care/requisitions/requisitionsSlice';
import { simsSlice } from '@/store/stock/sims/simsSlice';
import { countsSlice } from '@/store/stock/counts/countsSlice';
import { challansSlice } from '@/store/stock/challans/challansSlice';
import { vehiclesSlice } from '@/store/vehicles/vehicles/vehiclesSlice';
import { subscriptionsSlice } from '@/store/clients/subscriptions/subscriptionsSlice';
import { vendorsSlice } from '@/store/purchasing/vendors/vendorsSlice';
import type { Numbered, Table } from '@/store/kit/table';
import type { TableDelta } from './tableDelta';
import type { Reader } from '@/store/kit/roles';

interface Origin {
  id: string;
  facts: number;
  /** For whom it was cut down to what they may read; absent of a whole one. */
  readBy?: Reader;
}
const begun: Origin = { id: '', facts: 0 };

/** Which replacement the business began with, and how many facts changed it since: whether that can still be undone; and how much of it this is. */
const originSlice = createSlice({ name: 'origin', initialState: begun, reducers: {} });

/** The slices that hold facts of the business: what the journal keeps, a backup holds and Undo takes back. */
export const nouns = [
  vendorsSlice,
  requestsSlice,
  branchesSlice,
  installersSlice,
  devicesSlice,
  simsSlice,
  binsSlice,
  challansSlice,
  countsSlice,
  configuredSlice,
  accountsSlice,
  deactivationsSlice,
  vehiclesSlice,
  subscriptionsSlice,
  companySlice,
  billsSlice,
  creditNotesSlice,
  debitNotesSlice,
  receiptsSlice,
  refundVouchersSlice,
  openingsSlice,
  writeOffsSlice,
  waiversSlice,
  periodsSlice,
  remindersSlice,
  sentDocumentsSlice,
  noticesSlice,
  templatesSlice,
  proformasSlice,
  jobsSlice,
  deletionsSlice,
  additionsSlice,
  requisitionsSlice,
  careRequestsSlice,
  messagesSlice,
] as const;

export const businessSlices = [...nouns, originSlice] as const;
type Slices = (typeof businessSlices)[number];
export type Business = { [Slice in Slices as Slice['reducerPath']]: ReturnType<Slice['reducer']> };

/** The slices for a loop over them; cast, as TypeScript cannot follow that each reducer is given its own part. */
export const parts = nouns as readonly object[] as readonly {
  reducerPath: Noun;
  reducer: Reducer<Table<Numbered>>;
}[];

export type Noun = keyof Omit<Business, 'origin'>;
export type RowOf<Name extends Noun> = Business[Name]['entities'][string];

export interface Replacement {
  id: string;
  business: Business;
  /** The replacement that this one takes back. */
  undoes?: string;
}

/** The fact that everything was exchanged at once: for the sample data, a backup's content, or nothing at all. */
export const businessReplaced = createAction(
  'business/replaced',
  (business: Business, by: 'sample' | 'backup' | 'emptying' | 'recovery' | 'undo', undoes?: string) => ({
    payload: { id: nanoid(), business, ...(undoes !== undefined && { undoes }) } satisfies Replacement as Replacement,
    // Told without the payload, which is large and travels apart.
    meta: { by },
  }),
);

/** What a reader is told of a place in the journal: what became of the rows that they may read. */
export interface BusinessDelta {
  tables: { readonly [Name in Noun]?: TableDelta };
  origin?: Origin;
  /** Set where the rows are all that there are, whatever was there before. */
  whole?: true;
}

/**
 * The office's desk tells what became of the business, for one reader: it is admitted, as the desk has validated it. Its type travels, and
 * stays as the programs of before read it.
 */
export const businessUpdated = createAction<BusinessDelta>('business/told');

const fold = <Value>(valueOf: (slice: Slices) => Value) =>
  Object.fromEntries(businessSlices.map((slice) => [slice.reducerPath, valueOf(slice)]));

/** A business in which nothing has happened yet. */
export const emptyBusiness = fold((slice) => slice.getInitialState()) as Business;
/** The business's part of a larger state. */
export const businessOf = (state: Business): Business => fold(({ reducerPath }) => state[reducerPath]) as Business;

const names = new Set<string>(businessSlices.map(({ name }) => name));
const ALONE: readonly string[] = [businessReplaced.type, factUndone.type, businessUpdated.type];

/** Whether an action says something about the business, and so belongs in the journal. */
export const isFact = ({ type }: UnknownAction): boolean =>
  ALONE.includes(type) || names.has(type.slice(0, type.indexOf('/')));
