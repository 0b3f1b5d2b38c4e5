// A random month of one vehicle, billed near its beginning and changed since, and what it comes to day by day: reckoned apart from the product.
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { shortBilledNote } from '@/store/billing/shortBilled/shortBilled';
import { selectBilledTooLittle, selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { selectBilledTooMuch, selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { createStore, type AppStore } from '@/store/business/store';
import { billRunApproved } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { subscriptionEnded, subscriptionPaused, subscriptionResumed } from '@/store/facts/subscriptions';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { paise, rupees } from '@/store/kit/money';
import { vehicle } from './accounts';
import { inUse, plainAccount } from './billing';
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

/** What a day costs without GST, in rupees, and whether the vehicle ran on it. */
interface Day {
  costs: number;
  isUsed: boolean;
}

/** A month of which something is said day by day. */
interface Month {
  store: AppStore;
  days: Day[];
  terms: Terms;
  /** From which day on the terms hold that were agreed last. */
  termsFrom: number;
  isPaused: boolean;
  isEnded: boolean;
  /** What was said, for whoever looks for a fault. */
  said: string[];
}

const begun = (): Month => ({
  store: createStore(
    inUse(
      [plainAccount(1, { vehicles: [vehicle(1, { price: 300 })] })],
      [{ vehicleId: 'vehicle-1', from: '2026-10-01' }],
    ),
  ),
  days: Array.from({ length: DAYS }, () => ({ costs: 10, isUsed: true })),
  terms: { price: 300, gst: null, charge: null },
  termsFrom: 1,
  isPaused: false,
  isEnded: false,
  said: [],
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

function bill({ store, said }: Month, day: number): boolean {
  const { bills = [] } = selectBillRun(store.getState(), '2026-11', dateOf(day)).get('account-1') ?? {};
  if (bills.length === 0) return false;
  const seen = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
  done(store.dispatch(billRunApproved('2026-11', seen, dateOf(day))));
  said.push(`${day}: billed`);
  return true;
}

/** Gives and charges what is proposed on an ISO date, until nothing is. */
function settle({ store, said }: Month, on: string) {
  for (let turn = 0; turn < 5; turn += 1) {
    const [credit] = selectChangedCredits(store.getState(), on);
    const [short] = credit ? [] : selectShortBilled(store.getState(), on);
    if (credit) {
      const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: credit.amount }];
      const note = { accountId: 'account-1', billId: credit.bill.id, reason: credit.why, lines };
      done(store.dispatch(creditNoteIssued(note, on)));
    } else if (short) done(store.dispatch(debitNoteIssued(shortBilledNote(short), on)));
    else return;
    said.push(`${on}: ${credit ? `${credit.why} −${credit.amount}` : `${short?.why} +${short?.amount}`}`);
  }
}

const sumOf = (documents: readonly { lines: readonly { taxable: number }[] }[]) =>
  documents.flatMap(({ lines }) => lines).reduce((sum, { taxable }) => sum + paise(taxable), 0);

/** What a random month comes to, in whole paise without GST: by its documents, and day by day. */
export interface ByDays {
  charged: number;
  due: number;
  /** Whether Leaks tells that something is left to be done. */
  isTold: boolean;
  said: string;
}

/** A random month once all that is proposed was done; undefined where it was not billed. */
export function monthByDays(below: Numbers): ByDays | undefined {
  const month = begun();
  const billedOn = 2 + below(8);
  let isBilled = false;
  for (let day = 1; day <= DAYS; day += 1) {
    if (day === billedOn) isBilled = bill(month, day);
    if (below(3) === 0) (below(2) === 0 ? agree : use)(month, day, below);
    if (isBilled && below(20) === 0) settle(month, dateOf(day));
  }
  if (!isBilled) return undefined;
  settle(month, AFTER);
  const state = month.store.getState();
  return {
    charged: sumOf(selectBills(state)) + sumOf(selectDebitNotes(state)) - sumOf(selectCreditNotes(state)),
    due: month.days.reduce((sum, { costs, isUsed }) => sum + (isUsed ? paise(costs) : 0), 0),
    isTold: selectBilledTooMuch(state, AFTER).length + selectBilledTooLittle(state, AFTER).length > 0,
    said: month.said.join(' | '),
  };
}
