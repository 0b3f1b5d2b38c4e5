import { balanceDue } from '@/store/billing/receivables/owed';
import type { Business, Noun } from '@/store/business/business';
import { jobType, jobVehicleCount, type Job } from '@/store/care/jobs/job';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { paise } from '@/store/kit/money';
import { pageOf, type ApiPage, type PageAsked } from './apiPage';

/** What can be read at one address. */
interface Resource {
  /** What it tells, after "may not read". */
  what: string;
  /** What it is made of: whoever may not read one of these reads nothing of it. */
  nouns: readonly Noun[];
  page: (business: Business, asked: PageAsked) => ApiPage;
}

/** A client with what it owes, in paise; below zero it has something on account. */
const clientTold = (business: Business, account: AccountRow) => ({
  id: account.id,
  number: account.number,
  name: companyOf(account),
  owedPaise: paise(balanceDue(business, account.id)),
  closedOn: account.closedOn ?? null,
});

function jobTold(job: Job) {
  const { id, number, status, raisedOn, visit, outcomes, request } = job;
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
    doneOn: status === 'Done' ? (outcomes?.at(-1)?.on ?? null) : null,
  };
}

/** All that the API tells of the business, by what follows its address. */
export const RESOURCES: ReadonlyMap<string, Resource> = new Map([
  [
    'clients',
    {
      what: 'what clients owe',
      nouns: ['accounts', 'bills', 'creditNotes', 'debitNotes', 'openings', 'receipts', 'writeOffs'],
      page: (business, asked) => pageOf(business.accounts, asked, (account) => clientTold(business, account)),
    },
  ],
  ['jobs', { what: 'jobs', nouns: ['jobs'], page: ({ jobs }, asked) => pageOf(jobs, asked, jobTold) }],
] satisfies [string, Resource][]);
