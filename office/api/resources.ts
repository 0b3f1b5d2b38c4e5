import { balanceDue } from '@/store/billing/receivables/owed';
import type { Business } from '@/store/business/business';
import { jobType, jobVehicleCount, type Job } from '@/store/care/jobs/job';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { paise } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';
import { pageAsked, pageOf, type ApiPage } from './apiPage';
import type { ChangesKnown, MadeOf } from './changedRows';
import { CLIENT_CHOICES, doneOnOf, JOB_CHOICES, type Choices } from './choices';

/** What can be read at one address. */
interface Resource {
  /** What it tells, after "may not read". */
  what: string;
  /** What it is made of: whoever may not read one of these reads nothing of it. */
  madeOf: MadeOf;
  /** What a query asks for, of the business as it may be read, with what is known of its changes; else what is wrong with the query, in a sentence. */
  asked: (query: string) => ((business: Business, changes: ChangesKnown) => ApiPage) | string;
}

/** How the rows of a table are read. */
interface RowsRead<Row extends Numbered> extends Pick<Resource, 'what' | 'madeOf'> {
  choices: Choices<Row>;
  table: (business: Business) => Table<Row>;
  tell: (business: Business, row: Row) => object;
}

const resourceOf = <Row extends Numbered>({ what, madeOf, choices, table, tell }: RowsRead<Row>): Resource => ({
  what,
  madeOf,
  asked(query) {
    const asked = pageAsked(query, choices);
    return typeof asked === 'string'
      ? asked
      : (business, changes) => pageOf(table(business), asked, changes, (row) => tell(business, row));
  },
});

/** A client with what it owes, in paise; below zero it has something on account. */
const clientTold = (business: Business, account: AccountRow) => ({
  id: account.id,
  number: account.number,
  name: companyOf(account),
  owedPaise: paise(balanceDue(business, account.id)),
  closedOn: account.closedOn ?? null,
});

function jobTold(job: Job) {
  const { id, number, status, raisedOn, visit, request } = job;
  return {
    id,
    number,
    type: jobType(job),
    status,
    raisedOn,
    clientId: request.accountId ?? null,
    company: request.companyName,
    location: request.location,
    vehicles: jobVehicleCount(job),
    visitOn: visit?.on ?? null,
    visitSlot: visit?.slot ?? null,
    doneOn: doneOnOf(job),
  };
}

const ofAccount = ({ accountId }: { accountId: string }) => accountId;

/** All that the API tells of the business, by what follows its address. */
export const RESOURCES: ReadonlyMap<string, Resource> = new Map([
  [
    'clients',
    resourceOf({
      what: 'what clients owe',
      madeOf: {
        accounts: ({ id }) => id,
        bills: ofAccount,
        creditNotes: ofAccount,
        debitNotes: ofAccount,
        openings: ofAccount,
        receipts: ofAccount,
        writeOffs: ofAccount,
      },
      choices: CLIENT_CHOICES,
      table: ({ accounts }) => accounts,
      tell: clientTold,
    }),
  ],
  [
    'jobs',
    resourceOf({
      what: 'jobs',
      madeOf: { jobs: ({ id }) => id },
      choices: JOB_CHOICES,
      table: ({ jobs }) => jobs,
      tell: (_business, job) => jobTold(job),
    }),
  ],
]);
