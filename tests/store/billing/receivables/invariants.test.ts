import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equal } from '@/journal/kit/equal';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { lastClosed } from '@/store/billing/periods/period';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import type { Fact } from '@/store/business/store';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { branchEdited } from '@/store/facts/branches';
import { challanOffered } from '@/store/facts/challans';
import { companyChanged } from '@/store/facts/company';
import { STORE } from '@/store/kit/movements/holder';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { vehicleMoved } from '@/store/facts/vehicles';
import { declarationOf } from '@/store/business/declared';
import { debitNoteCancelled } from '@/store/facts/debitNotes';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { statementOf } from '@/store/billing/receivables/statement';
import { withOutcome } from '@/store/business/outcomes';
import { closedBooks, differenceIn } from '../../../support/closedBooks';
import { runs } from '../../../support/runs';
import { brokenMoney, brokenRun } from '../../../support/moneyInvariants';
import { drawing, moneyStart as start, numbers } from '../../../support/moneyStory';
import { MONTHS, moneyFactOf } from '../../../support/moneyWork';
import { done } from '../../../support/said';
import { replayed } from '../../../support/replayed';
import { standing } from '../../../support/standing';
import { DELHI_GSTIN, OUR_GSTIN } from '../../../support/transfers';

const steps = fc.array(fc.record({ tab: fc.nat({ max: 2 }), numbers, reads: fc.boolean() }), {
  minLength: 1,
  maxLength: 20,
});

const broken = (business: Business) => [
  ...brokenMoney(business),
  ...MONTHS.flatMap((month) => brokenRun(business, month)),
];

test('the beginning is as it must be', () => {
  expect(broken(start)).toEqual([]);
});

test('days that the client before stands billed for are charged to nobody else', () => {
  const ahead = billRunApproved(
    '2026-12',
    [{ accountId: 'account-3', part: 'Subscription', total: 234 }],
    '2026-12-05',
  );
  const moved = vehicleMoved(
    {
      id: 'vehicle-31',
      was: { vehicleNo: 'MH 01 AB 1031', accountId: 'account-3' },
      to: { vehicleNo: 'MH 07 AB 1000', accountId: 'account-1' },
    },
    '2026-11-21',
  );
  const { after } = replayed(start, [ahead, moved]);
  expect(selectBillRun(after, '2026-12', '2027-04-30').get('account-1')?.skipped).toMatchObject([
    {
      vehicleId: 'vehicle-31',
      reason: 'Its days are billed to the client that had it before, as long as that one has no credit for them.',
    },
  ]);
  expect(broken(after)).toEqual([]);
});

describe('whatever three people say of bills and money, each seeing only what they read last', () => {
  test('all is billed once, comes to what it says, and is numbered without a gap; and a rerun adds nothing', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const seen: Business[] = [start, start, start];
        const said: UnknownAction[] = [];
        for (const step of all) {
          if (step.reads) seen[step.tab] = replayed(start, said).after;
          const read = seen[step.tab] ?? start;
          const fact = moneyFactOf(read, drawing(step.numbers));
          // What it comes to is counted from what its author read.
          if (fact) said.push(withOutcome(read, fact));
        }
        const { after } = replayed(start, said);
        expect(broken(after)).toEqual([]);
        const inTurn = (business: Business, facts: readonly UnknownAction[]) =>
          facts.reduce((before, fact) => replayed(before, [fact]).after, business);
        const approved: ReturnType<typeof billRunApproved>[] = [];
        // Month by month: hardware that one run bills no later one proposes.
        const billed = MONTHS.reduce((before, month) => {
          const bills = [...selectBillRun(before, month, '2027-04-30').values()].flatMap((run) => run.bills);
          const proposed = bills.map(({ accountId, part, total }) => ({ accountId, part, total }));
          const one = billRunApproved(month, proposed, '2027-04-30');
          approved.push(one);
          return inTurn(before, [one]);
        }, after);
        const run = inTurn(
          billed,
          approved.map((one) =>
            billRunApproved(
              one.payload.month,
              one.payload.bills.map(({ accountId, part, total }) => ({ accountId, part, total })),
              '2027-04-30',
            ),
          ),
        );
        expect(broken(run)).toEqual([]);
        expect(
          MONTHS.flatMap((month) =>
            [...selectBillRun(run, month, '2027-04-30').values()].flatMap(({ bills }) =>
              bills.map(({ part }) => `${month} ${part}`),
            ),
          ),
        ).toEqual([]);
        expect(run.bills.ids.length - after.bills.ids.length).toBe(
          approved.reduce((sum, { payload }) => sum + payload.bills.length, 0),
        );
      }),
      { numRuns: runs(15) },
    );
  });

  test('a fact that is refused changes nothing, and the Undo of one that is done leaves no more than cancelled documents', () => {
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 14 }), (rows) => {
        const store = createStore(start);
        for (const row of rows) {
          const before = businessOf(store.getState());
          const fact = moneyFactOf(before, drawing(row));
          if (!fact || fact.type === 'challans/challanOffered') continue;
          const outcome = store.dispatch(fact);
          const isTakenBack = outcome.done && outcome.undo !== undefined && (row[0] ?? 0) % 2 === 0;
          const back = isTakenBack ? outcome.undo?.() : undefined;
          expect([fact.type, back !== undefined && !back.done ? back.reason : '']).toEqual([fact.type, '']);
          const after = businessOf(store.getState());
          const isBefore = !outcome.done || isTakenBack;
          expect(isBefore ? standing(after) : 'said').toEqual(isBefore ? standing(before) : 'said');
          expect(brokenMoney(after)).toEqual([]);
        }
      }),
      { numRuns: runs(15) },
    );
  });
});

describe('whatever is said and taken back once a month is closed', () => {
  const [FIRST, NEXT] = [
    { month: '2026-12', lastDay: '2026-12-31' },
    { month: '2027-03', lastDay: '2027-03-31' },
  ] as const;

  const accountIds = ['account-1', 'account-2', 'account-3'];
  const booksOf = (business: Business, { month, lastDay }: typeof FIRST | typeof NEXT) =>
    closedBooks(business, month, lastDay, accountIds);

  /** What may be told late: a GST number of a branch, or of the company, and a challan that table 13 tells once a branch has one. */
  const toldLate = (business: Business, which: number): Fact => {
    const { gstin, stateCode } = companyNow(business);
    if (which % 4 === 0)
      return companyChanged({
        was: { gstin, stateCode },
        to: { gstin: gstin === '' ? OUR_GSTIN : '', stateCode: '27' },
      });
    if (which % 4 < 3) {
      const on = ['2026-12-10', '2027-03-10', '2027-04-10'][which % 3];
      const goods = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };
      return challanOffered(
        { from: STORE, to: { at: 'installer', id: 'installer-1' }, lines: [{ goods, qty: 1 }] },
        on,
      );
    }
    const { address = null, gstin: known = null } = business.branches.entities['branch-1'] ?? {};
    return branchEdited('branch-1', {
      was: { gstin: known, address },
      to: { gstin: known === null ? DELHI_GSTIN : null, address: '14 Okhla Phase II' },
    });
  };

  test('its returns, statements and ageing stay as they were until it is opened again, and those of all months come to their documents', () => {
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 10, maxLength: 40 }), fc.boolean(), (rows, hasDetails) => {
        const store = createStore(hasDetails ? start : { ...start, company: companyTable([]) });
        const now = () => businessOf(store.getState());
        const undos: (() => unknown)[] = [];
        let closed: { of: typeof FIRST | typeof NEXT; books: object }[] = [];
        for (const [place, row] of rows.entries()) {
          const [kind = 0, which = 0] = row;
          const last = lastClosed(now());
          if (kind % 10 === 0 && place > 5) {
            const of = last && last.month >= FIRST.month ? NEXT : FIRST;
            if (store.dispatch(monthClosed(of.month, '2027-04-20')).done)
              closed.push({ of, books: booksOf(now(), of) });
          } else if (kind % 10 === 1 && last && which % 2 === 0) {
            done(store.dispatch(monthOpened(last.id, 'A bill was missed', '2027-04-20')));
            // It alone is open again: what was closed with it stays closed.
            closed = closed.filter(({ of }) => of.month !== last.month);
          } else if (kind % 10 < 3 && undos.length > 0) undos.splice(which % undos.length, 1)[0]?.();
          else {
            const fact = kind % 10 < 5 ? toldLate(now(), which) : moneyFactOf(now(), drawing(row.slice(1)));
            const said = fact && store.dispatch(fact);
            // A challan is taken back by a fact of its own.
            if (fact && said?.done && said.undo && !challanOffered.match(fact)) undos.push(said.undo);
          }
          const isClosed = (month: string) => month <= (lastClosed(now())?.month ?? '');
          for (const { of, books } of closed.filter((one) => isClosed(one.of.month)))
            expect(booksOf(now(), of)).toEqual(books);
          expect([FIRST.month, NEXT.month, '2027-04'].map((month) => differenceIn(now(), month))).toEqual([0, 0, 0]);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

test('statements and ageing of a past day stay as they were, whatever is said of later days', () => {
  const PAST = '2026-12-31';
  const accountIds = ['account-1', 'account-2', 'account-3'];
  /** The days that a fact is of: of a cancellation its own, as the document stands until then. */
  const daysOf = (fact: Fact, business: Business): readonly string[] =>
    billCancelled.match(fact) || debitNoteCancelled.match(fact)
      ? [fact.payload.on ?? '']
      : (declarationOf(fact)?.booked?.(fact.payload as never, business) ?? []);
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 10, maxLength: 40 }), (rows) => {
      const store = createStore(start);
      const now = () => businessOf(store.getState());
      const looked = () =>
        accountIds.map((id) => {
          const { byAge, onAccount, balance } = ageingOf(now(), id, PAST);
          return { byAge, onAccount, balance, statement: statementOf(now(), id, '2026-04-01', PAST) };
        });
      let then: ReturnType<typeof looked> | undefined;
      const changing: string[] = [];
      for (const [place, row] of rows.entries()) {
        const fact = moneyFactOf(now(), drawing(row));
        if (!fact) continue;
        if (place > rows.length / 2) {
          then ??= looked();
          if (daysOf(fact, now()).some((day) => day <= PAST)) continue;
        }
        store.dispatch(fact);
        if (then && !equal(looked(), then)) changing.push(fact.type);
      }
      expect(changing).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});
