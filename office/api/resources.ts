import { balanceDue } from '@/store/billing/receivables/owed';
import type { Business, Noun } from '@/store/business/business';
import { jobType, jobVehicleCount, type Job } from '@/store/care/jobs/job';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { paise } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';
import { pageAsked, pageOf, type ApiPage } from './apiPage';
import { CLIENT_CHOICES, doneOnOf, JOB_CHOICES, type Choices } from './choices';

/** What can be read at one address. */
interface Resource {
  /** What it tells, after "may not read". */
  what: string;
  /** What it is made of: whoever may not read one of these reads nothing of it. */
  nouns: readonly Noun[];
  /** What a query asks for, of the business as it may be read; else what is wrong with the query, in a sentence. */
  asked: (query: string) => ((business: Business) => ApiPage) | string;
}

/** How the rows of a table are read. */
interface RowsRead<Row extends Numbered> extends Pick<Resource, 'what' | 'nouns'> {
  choices: Choices<Row>;
  table: (business: Business) => Table<Row>;
  tell: (business: Business, row: Row) => object;
}

const resourceOf = <Row extends Numbered>({ what, nouns, choices, table, tell }: RowsRead<Row>): Resource => ({
  what,
  nouns,
  asked(query) {
    const asked = pageAsked(query, choices);
    return typeof asked === 'string'
      ? asked
      : (business) => pageOf(table(business), asked, (row) => tell(business, row));
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

/** All that the API tells of the business, by what follows its address. */
export const RESOURCES: ReadonlyMap<string, Resource> = new Map([
  [
    'clients',
    resourceOf({
      what: 'what clients owe',
      nouns: ['accounts', 'bills', 'creditNotes', 'debitNotes', 'openings', 'receipts', 'writeOffs'],
      choices: CLIENT_CHOICES,
      table: ({ accounts }) => accounts,
      tell: clientTold,
    }),
  ],
  [
    'jobs',
    resourceOf({
      what: 'jobs',
      nouns: ['jobs'],
      choices: JOB_CHOICES,
      table: ({ jobs }) => jobs,
      tell: (_business, job) => jobTold(job),
    }),
  ],
]);
