// What people of an office may say on a day, of its money and of all that its money goes by.
import { selectDowntimeCredits } from '@/store/billing/creditNotes/downtimeCredits';
import { interestNote, selectInterestProposed } from '@/store/billing/interest/interestProposed';
import { shortBilledNote } from '@/store/billing/shortBilled/shortBilled';
import { companyNow } from '@/store/billing/company/company';
import { lastClosed } from '@/store/billing/periods/period';
import type { Business } from '@/store/business/business';
import { selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { selectMadeFree } from '@/store/business/leaks/madeFree';
import type { Fact } from '@/store/business/store';
import { branchEdited } from '@/store/facts/branches';
import { challanOffered } from '@/store/facts/challans';
import { companyChanged } from '@/store/facts/company';
import { accountDeactivated } from '@/store/facts/deactivations';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued, debitWaived, interestWaived } from '@/store/facts/debitNotes';
import { creditWaived, freeDaysWaived } from '@/store/facts/waivers';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { STORE } from '@/store/kit/movements/holder';
import { daysBefore } from '@/store/kit/dates';
import { DEACTIVATIONS } from '@/store/clients/deactivations/deactivation';
import { kindsOn, moneyFactOf } from './moneyWork';
import type { Draw } from './stockWork';
import { DELHI_GSTIN, OTHER_GSTIN, OUR_GSTIN } from './transfers';
import { billingWork } from './work/billingWork';
import { clientsWork } from './work/clientsWork';
import { vehiclesWork } from './work/vehiclesWork';
import { oneOf } from './work/chance';

/** What may be said late: a GST number of a branch, or of the company, and a challan that table 13 tells once a branch has one. */
export function saidLate(business: Business, which: number, days: readonly string[]): Fact {
  const { gstin, stateCode } = companyNow(business);
  if (which % 4 === 0) {
    const next = which % 8 === 0 ? OUR_GSTIN : OTHER_GSTIN;
    return companyChanged({
      was: { gstin, stateCode },
      to: { gstin: gstin === next ? '' : next, stateCode: '27' },
    });
  }
  if (which % 4 < 3) {
    const goods = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };
    return challanOffered(
      { from: STORE, to: { at: 'installer', id: 'installer-1' }, lines: [{ goods, qty: 1 }] },
      days[which % days.length],
    );
  }
  const { address = null, gstin: known = null } = business.branches.entities['branch-1'] ?? {};
  const taken = which % 8 === 3 ? DELHI_GSTIN : OUR_GSTIN;
  return branchEdited('branch-1', {
    was: { gstin: known, address },
    to: { gstin: known === taken ? null : taken, address: '14 Okhla Phase II' },
  });
}

/** A client that ends on a day, for good or for a time, with what runs for it. */
function endingOf({ accounts, subscriptions, vehicles }: Business, on: string, draw: Draw): Fact | undefined {
  const account = accounts.entities[oneOf(accounts.ids, draw) ?? ''];
  if (!account) return undefined;
  const own = Object.values(vehicles.entities).filter(({ accountId }) => accountId === account.id);
  const subscriptionIds = Object.values(subscriptions.entities).flatMap(({ id, vehicleId, to }) =>
    to === undefined && own.some((one) => one.id === vehicleId) ? [id] : [],
  );
  const fact = accountDeactivated(
    {
      userName: 'Meera Joshi',
      companyName: account.client.companyName,
      totalNoOfVehicles: own.length,
      deviceRemoved: 'No',
      deactivate: oneOf(DEACTIVATIONS, draw) ?? 'Permanent',
      accountId: account.id,
    },
    draw(2) === 0 ? { subscriptionIds } : {},
  );
  return { ...fact, payload: { ...fact.payload, recordedOn: on } };
}

/** What is given, charged or waived of what is proposed on a day. */
function answerOf(business: Business, on: string, draw: Draw): Fact | undefined {
  const isWaived = draw(2) === 0;
  const why = 'It was agreed';
  const ways: readonly (readonly Fact[])[] = [
    [...selectDowntimeCredits(business), ...selectChangedCredits(business, on)].map((proposed) => {
      const { bill, against, vehicleId, why: reason, amount } = proposed;
      const { id: billId, accountId } = bill;
      if (isWaived) return creditWaived({ accountId, billId, vehicleId, credit: reason, amount, why }, on);
      const lines = [{ kind: 'Subscription' as const, vehicleId, amount }];
      return creditNoteIssued({ accountId, billId: against?.document.id ?? billId, reason, lines }, on);
    }),
    selectMadeFree(business, on).map(({ accountId, vehicleId, month, amount }) =>
      freeDaysWaived({ accountId, vehicleId, month, amount, why }, on),
    ),
    selectInterestProposed(business, on).map((proposed) => {
      const { bill, from, until, rate, amount } = proposed;
      const { id: billId, accountId } = bill;
      return isWaived
        ? interestWaived({ accountId, billId, from, until, rate, amount, why }, on)
        : debitNoteIssued(interestNote(proposed), on);
    }),
    selectShortBilled(business, on).map((short) => {
      const { bill, vehicleId, amount } = short;
      const { id: billId, accountId } = bill;
      return isWaived
        ? debitWaived({ accountId, billId, vehicleId, amount, why }, on)
        : debitNoteIssued(shortBilledNote(short), on);
    }),
  ];
  const way = oneOf(
    ways.filter((facts) => facts.length > 0),
    draw,
  );
  return way && oneOf(way, draw);
}

/** The months before a day (ISO date) that can be closed. */
const monthsBefore = (day: string) =>
  ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'].filter((one) => one < day.slice(0, 7));

/** A fact that somebody might say on a day (ISO date) who sees this business. */
export function officeFactOf(business: Business, day: string, draw: Draw): Fact | undefined {
  const of20 = draw(20);
  const last = lastClosed(business);
  if (of20 === 0) return monthClosed(oneOf(monthsBefore(day).slice(-2), draw) ?? '2026-10', day);
  if (of20 === 1) return last && draw(2) === 0 ? monthOpened(last.id, 'A bill was missed', day) : undefined;
  if (of20 === 2) return saidLate(business, draw(12), [day, daysBefore(day, draw(40))]);
  if (of20 === 3) return draw(8) === 0 ? endingOf(business, day, draw) : undefined;
  const answer = of20 < 7 ? answerOf(business, day, draw) : undefined;
  if (answer) return answer;
  if (of20 < 11) {
    const work = oneOf([billingWork(day), billingWork(day), clientsWork(day), vehiclesWork(day)], draw);
    const kinds = draw(2) === 0 ? work?.adding : work?.changing;
    return oneOf(kinds ?? [], draw)?.(business, draw);
  }
  // What is typed may be of a day before.
  return moneyFactOf(
    business,
    draw,
    kindsOn((of) => (of(4) === 0 ? daysBefore(day, of(30)) : day)),
  );
}
