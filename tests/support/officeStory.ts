// Stories of three tabs at work, one of them cut off for days, and what comes of them that must not be.
import fc from 'fast-check';
import { equal } from '@/journal/kit/equal';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { closingOf } from '@/store/billing/periods/period';
import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { statementOf } from '@/store/billing/receivables/statement';
import type { Business } from '@/store/business/business';
import { asKnown } from '@/store/business/closedMonths';
import { declarationOf } from '@/store/business/declared';
import { withOutcome } from '@/store/business/outcomes';
import { replay } from '@/store/business/replay';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { daysAfter } from '@/store/kit/dates';
import { brokenReturns, closedBooks, differenceIn } from './closedBooks';
import { brokenMoney, brokenRun } from './moneyInvariants';
import { drawing, moneyStart, numbers } from './moneyStory';
import { officeOf, tabOf, type Kept, type Office } from './office';
import { officeFactOf } from './officeWork';
import { brokenStock } from './stockInvariants';

const MONTHS = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-03'] as const;
const LAST_DAY = '2027-04-30';
const ACCOUNTS = ['account-1', 'account-2', 'account-3'];

/** Two of the accounts pay interest for what is open. */
const start: Business = {
  ...moneyStart,
  accounts: accountTable(
    Object.values(moneyStart.accounts.entities).map((account) =>
      account.id === 'account-2' ? account : { ...account, interestRate: 18, interestFrom: '2026-01-01' },
    ),
  ),
};

/** One step of a story: what a tab does, by numbers that are drawn. */
interface Step {
  tab: number;
  does: number;
  numbers: readonly number[];
}

/** Stories of so many steps. */
export const storiesOf = (minLength: number, maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ tab: fc.nat({ max: 2 }), does: fc.nat({ max: 19 }), numbers }), { minLength, maxLength });

/** The business once the runs of all months are seen and approved, one after another. */
const afterRuns = (business: Business): Business =>
  MONTHS.reduce((before, month) => {
    const proposed = [...selectBillRun(before, month, LAST_DAY).values()].flatMap(({ bills }) =>
      bills.map(({ accountId, part, total }) => ({ accountId, part, total })),
    );
    return replay(before, [withOutcome(before, billRunApproved(month, proposed, LAST_DAY))]);
  }, business);

/** What a journal comes to that is not as it must be, in words. */
function brokenIn({ now, all }: Office): string[] {
  const business = now();
  const facts = all.flatMap(({ kept }) => kept?.fact ?? []);
  const billed = afterRuns(business);
  return [
    ...brokenMoney(business),
    ...MONTHS.flatMap((month) => brokenRun(business, month)),
    ...brokenStock(start, facts, business),
    ...MONTHS.flatMap((month) => (differenceIn(business, month) === 0 ? [] : [`19: the returns of ${month} differ`])),
    ...MONTHS.flatMap((month) => brokenReturns(business, month).map((one) => `19: ${month} has ${one}`)),
    ...(equal(replay(start, facts), business) ? [] : ['The journal comes to another business when it is told again']),
    ...[...brokenMoney(billed), ...MONTHS.flatMap((month) => brokenRun(billed, month))].map((one) => `Billed, ${one}`),
    ...(afterRuns(billed) === billed || equal(afterRuns(billed).bills.ids, billed.bills.ids)
      ? []
      : ['9: a rerun bills more']),
  ];
}

/** Days that are over when stories begin to bill and close months. */
const PAST = ['2026-12-04', '2026-12-31'] as const;

/** What statements and ageing of past days show. */
const pastOf = (business: Business, day: string) =>
  ACCOUNTS.map((id) => {
    const { bills, ...sums } = ageingOf(business, id, day);
    const open = bills.map(({ bill, open: left, age }) => [bill.docNo, left, age]);
    return { ...sums, open, statement: statementOf(business, id, '2026-04-01', day) };
  });

/** What closed months show, by their months. */
function closedIn(business: Business) {
  const closed = MONTHS.filter((month) => closingOf(business, month));
  return new Map(closed.map((month) => [month, closedBooks(business, month, `${month}-31`, ACCOUNTS)]));
}

const RAISING: readonly string[] = [accountsBilled, vehiclesBilled, billRunApproved, debitNoteIssued].map(
  ({ type }) => type,
);

/** The days that a fact is of: of a cancellation its own, as the document stands until then; of one that is taken back that of its Undo. */
function daysOf(fact: UnknownAction, business: Business): readonly string[] {
  if (billCancelled.match(fact) || debitNoteCancelled.match(fact)) return [fact.payload.on ?? ''];
  // What is brought back counts as never taken back; what was typed of a day is gone for all days.
  if (factUndone.match(fact)) return [RAISING.includes(fact.payload.fact.type) ? (fact.payload.on ?? '') : ''];
  return declarationOf(fact)?.booked?.(fact.payload as never, business) ?? [];
}

/** Which past days a fact of later days changes. */
function changedPast({ fact, before, after }: Kept): string[] {
  const known = asKnown(before, fact);
  return PAST.filter((day) => daysOf(known, before).every((own) => own > day)).flatMap((day) =>
    equal(pastOf(after, day), pastOf(before, day)) ? [] : [`14: the look at ${day} changes by ${fact.type}`],
  );
}

/** What comes of a story that must not be, in words. `hasDesk` tells whether it is an office's. */
export async function brokenBy(story: readonly Step[], hasDesk: boolean, told: (line: string) => void = () => {}) {
  const office = officeOf(start, hasDesk);
  const tabs = [tabOf(office), tabOf(office), tabOf(office)] as const;
  const broken: string[] = [];
  let day = '2026-12-05';
  let shown = closedIn(start);
  const look = () => {
    const now = closedIn(office.now());
    for (const [month, books] of now)
      if (shown.has(month) && !equal(books, shown.get(month)))
        broken.push(`18: closed ${month} shows something else after ${office.all.at(-1)?.kept?.fact.type}`);
    shown = now;
  };
  for (const { tab: which, does, numbers: row } of story) {
    const tab = tabs[which] ?? tabs[0];
    const draw = drawing(row);
    const length = office.all.length;
    if (does === 0) {
      const next = daysAfter(day, 1 + draw(30));
      day = next > LAST_DAY ? LAST_DAY : next;
    } else if (does === 1 && which === 2) await (tab.isCut() ? tab.mend(day) : tab.cut());
    else if (does < 4) tab.read();
    else if (does < 7) {
      const said = [...office.all, ...tab.waiting()];
      const back = said[said.length - 1 - draw(Math.min(said.length, draw(2) === 0 ? 4 : 100))];
      if (back) await tab.undo(back, day);
    } else {
      const fact = officeFactOf(tab.seen(), day, draw);
      if (fact) await tab.say(fact, day);
    }
    for (const { kept } of office.all.slice(length)) told(`${day} tab ${which} ${JSON.stringify(kept?.fact)}`);
    for (const { kept } of office.all.slice(length)) {
      if (kept) broken.push(...changedPast(kept));
    }
    if (office.all.length > length) look();
  }
  for (const tab of tabs) await tab.mend(day);
  look();
  return [...broken, ...brokenIn(office)];
}
