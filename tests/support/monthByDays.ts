// A random month of one vehicle, billed near its beginning and changed since, and what it comes to day by day: reckoned apart from the product.
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { selectDowntimeCredits } from '@/store/billing/creditNotes/downtimeCredits';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { shortBilledNote } from '@/store/billing/shortBilled/shortBilled';
import { selectBilledTooLittle, selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { selectBilledTooMuch, selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { createStore, type AppStore } from '@/store/business/store';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { subscriptionEnded, subscriptionPaused, subscriptionResumed } from '@/store/facts/subscriptions';
import { vehicleMoved, vehicleTermsChanged } from '@/store/facts/vehicles';
import { paise, rupees } from '@/store/kit/money';
import { vehicle } from './accounts';
import { inUse, plainAccount } from './billing';
import { job, serviceRequest } from './care';
import { done } from './said';
import { oneOf, type Numbers } from './work/chance';

const DAYS = 30;
const AFTER = '2026-12-02';
/** Of all of them a day is whole rupees. */
const PRICES = [150, 300, 600, 900];

const dateOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;

interface Terms {
  price: number;
  gst: 'Including' | null;
  charge: 'Foc' | null;
}

const OWNERS = ['account-1', 'account-2'] as const;
type Owner = (typeof OWNERS)[number];

/** What a day costs without GST, in rupees, whose the vehicle was, whether it was in use on it, and whether it was dark by our fault. */
interface Day {
  costs: number;
  owner: Owner;
  isUsed: boolean;
  isDark: boolean;
}

/** A month of which something is said day by day. */
interface Month {
  store: AppStore;
  days: Day[];
  terms: Terms;
  /** From which day on the terms hold that were agreed last. */
  termsFrom: number;
  owner: Owner;
  isPaused: boolean;
  isEnded: boolean;
  /** The ISO date on which it was mended, before which no credit for that is given. */
  mendedOn: string;
  /** What was said, for whoever looks for a fault. */
  said: string[];
}

/** A visit on a day that mended what was silent since the morning of another. */
const mended = (since: number, on: number) =>
  job(1, {
    status: 'Done',
    request: {
      kind: 'service',
      ...serviceRequest({ vehicleIds: ['vehicle-1'] }),
      notWorking: `${dateOf(since)}T10:00`,
    },
    outcomes: [
      {
        workDone: 'Repaired',
        vehicleId: 'vehicle-1',
        vehicleNo: 'MH 01 AB 1001',
        fault: 'Device',
        on: dateOf(on),
        installerId: 'installer-1',
      },
    ],
  });

/** A month at ₹300, in which the vehicle was silent from a day on until another; none where it never was. */
const begun = (silent?: { since: number; on: number }): Month => ({
  store: createStore({
    ...inUse(
      [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] }), plainAccount(2, { vehicles: [] })],
      [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
    ),
    ...(silent && { jobs: jobTable([mended(silent.since, silent.on)]) }),
  }),
  days: Array.from({ length: DAYS }, (_, place) => ({
    costs: 10,
    owner: 'account-1',
    isUsed: true,
    isDark: silent !== undefined && place + 1 > silent.since && place + 1 < silent.on,
  })),
  terms: { price: 300, gst: null, charge: null },
  termsFrom: 1,
  owner: 'account-1',
  isPaused: false,
  isEnded: false,
  mendedOn: silent ? dateOf(silent.on) : AFTER,
  said: silent ? [`silent ${silent.since} to ${silent.on}`] : [],
});

const from = (month: Month, day: number, change: Partial<Day>) => {
  month.days = month.days.map((one, place) => (place + 1 < day ? one : { ...one, ...change }));
};

function agree(month: Month, day: number, below: Numbers) {
  const since = Math.max(day, month.termsFrom) + below(6);
  const price = oneOf(PRICES, below) ?? 0;
  const isIncluding = below(3) === 0;
  const isFree = below(6) === 0;
  if (since > DAYS) return;
  const to: Terms = {
    price: isIncluding ? rupees(Math.round(price * 118)) : price,
    gst: isIncluding ? 'Including' : null,
    charge: isFree ? 'Foc' : null,
  };
  const fact = vehicleTermsChanged('vehicle-1', { was: { ...month.terms }, to: { ...to } }, dateOf(since), dateOf(day));
  // Terms that are so already are refused.
  if (!month.store.dispatch(fact).done) return;
  from(month, since, { costs: isFree ? 0 : price / DAYS });
  Object.assign(month, { terms: to, termsFrom: since });
  month.said.push(`${day}: ${isFree ? 'free' : to.price}${isIncluding ? ' with GST' : ''} from ${since}`);
}

function use(month: Month, day: number, below: Numbers) {
  if (month.isEnded) return;
  const ends = !month.isPaused && below(8) === 0;
  const fact = ends
    ? subscriptionEnded(['subscription-1'], dateOf(day))
    : month.isPaused
      ? subscriptionResumed(['subscription-1'], dateOf(day))
      : subscriptionPaused(['subscription-1'], undefined, dateOf(day));
  if (!month.store.dispatch(fact).done) return;
  from(month, day, { isUsed: !ends && month.isPaused });
  month.said.push(`${day}: ${ends ? 'ended' : month.isPaused ? 'resumed' : 'paused'}`);
  Object.assign(month, { isEnded: ends, isPaused: !ends && !month.isPaused });
}

/** The vehicle goes to the other client. */
function move(month: Month, day: number) {
  const owner = month.owner === 'account-1' ? 'account-2' : 'account-1';
  const was = { vehicleNo: 'MH 01 AB 1001', accountId: month.owner };
  const fact = vehicleMoved({ id: 'vehicle-1', was, to: { ...was, accountId: owner } }, dateOf(day));
  if (!month.store.dispatch(fact).done) return;
  from(month, day, { owner });
  month.owner = owner;
  month.said.push(`${day}: moved to ${owner}`);
}

/** Approves the run of the month on an ISO date, of all to whom it bills anything. */
function approveRun({ store, said }: Month, on: string): boolean {
  const run = selectBillRun(store.getState(), '2026-11', on);
  const bills = OWNERS.flatMap((id) => run.get(id)?.bills ?? []);
  if (bills.length === 0) return false;
  const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
  done(store.dispatch(billRunApproved('2026-11', seen, on)));
  said.push(`${on}: billed ${bills.map((bill) => `${bill.accountId} ${bill.lines[0]?.days}`).join(', ')}`);
  return true;
}

/** Gives and charges what is proposed on an ISO date, one after another, until nothing is. */
function settle({ store, mendedOn, said }: Month, on: string, below: Numbers) {
  for (let turn = 0; turn < 9; turn += 1) {
    const state = store.getState();
    const dark = on < mendedOn ? [] : selectDowntimeCredits(state);
    const proposed = oneOf(
      [
        ...[...selectChangedCredits(state, on), ...dark].map(({ bill, against, why, amount }) => {
          const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount }];
          const note = { accountId: bill.accountId, billId: against?.document.id ?? bill.id, reason: why, lines };
          return { fact: creditNoteIssued(note, on), words: `${why} −${amount}` };
        }),
        ...selectShortBilled(state, on).map((short) => ({
          fact: debitNoteIssued(shortBilledNote(short), on),
          words: `${short.why} +${short.amount}`,
        })),
      ],
      below,
    );
    if (!proposed) return;
    done(store.dispatch(proposed.fact));
    said.push(`${on}: ${proposed.words}`);
  }
}

interface Document {
  accountId: string;
  lines: readonly { taxable: number }[];
}

const sumOf = (documents: readonly Document[], owners: readonly string[]) =>
  documents
    .filter(({ accountId }) => owners.includes(accountId))
    .flatMap(({ lines }) => lines)
    .reduce((sum, { taxable }) => sum + paise(taxable), 0);

/** What a random month comes to, in whole paise without GST: by its documents, and day by day. */
export interface ByDays {
  charged: number;
  due: number;
  /** The same of each client. */
  clients: readonly { charged: number; due: number }[];
  /** Whether Leaks tells that something is left to be done. */
  isTold: boolean;
  said: string;
}

/** What a random month has besides. */
interface Besides {
  /** Days on which the vehicle was silent. */
  isSilent?: boolean;
  /** Moves to another client and back. */
  isMoving?: boolean;
}

/** A random month once all that is proposed was done; undefined where it was not billed. */
export function monthByDays(below: Numbers, { isSilent = false, isMoving = false }: Besides = {}): ByDays | undefined {
  const since = 1 + below(24);
  const month = begun(isSilent ? { since, on: Math.min(DAYS, since + 4 + below(10)) } : undefined);
  const billedOn = 2 + below(8);
  let isBilled = false;
  for (let day = 1; day <= DAYS; day += 1) {
    if (day === billedOn) isBilled = approveRun(month, dateOf(day));
    if (isMoving && below(12) === 0) move(month, day);
    if (below(3) === 0) (below(2) === 0 ? agree : use)(month, day, below);
    if (isBilled && below(20) === 0) settle(month, dateOf(day), below);
    if (isMoving && isBilled && below(20) === 0) approveRun(month, dateOf(day));
  }
  if (!isBilled) return undefined;
  settle(month, AFTER, below);
  // Days that were credited to one client are the other's to pay.
  const turns = isMoving ? 4 : 0;
  for (let turn = 0; turn < turns && approveRun(month, AFTER); turn += 1) settle(month, AFTER, below);
  const state = month.store.getState();
  const used = month.days.filter(({ isUsed }) => isUsed);
  const costOf = (days: readonly Day[]) => days.reduce((sum, { costs }) => sum + paise(costs), 0);
  const chargedTo = (...owners: readonly string[]) =>
    sumOf(selectBills(state), owners) +
    sumOf(selectDebitNotes(state), owners) -
    sumOf(selectCreditNotes(state), owners);
  return {
    charged: chargedTo(...OWNERS),
    due: costOf(used.filter(({ isDark }) => !isDark)),
    clients: OWNERS.map((id) => ({ charged: chargedTo(id), due: costOf(used.filter(({ owner }) => owner === id)) })),
    isTold: selectBilledTooMuch(state, AFTER).length + selectBilledTooLittle(state, AFTER).length > 0,
    said: month.said.join(' | '),
  };
}
