import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equal } from '@/journal/kit/equal';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { lastClosed } from '@/store/billing/periods/period';
import { billCancelled, billRunApproved } from '@/store/facts/bills';
import type { Fact } from '@/store/business/store';
import { companyTable } from '@/store/billing/company/companySlice';
import { challanOffered } from '@/store/facts/challans';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { vehicleMoved } from '@/store/facts/vehicles';
import { declarationOf } from '@/store/business/declared';
import { debitNoteCancelled } from '@/store/facts/debitNotes';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { statementOf } from '@/store/billing/receivables/statement';
import { brokenReturns, closedBooks, differenceIn } from '../../../support/closedBooks';
import { runs } from '../../../support/runs';
import { brokenMoney, brokenRun } from '../../../support/moneyInvariants';
import { drawing, moneyStart as start, numbers } from '../../../support/moneyStory';
import { MONTHS, moneyFactOf } from '../../../support/moneyWork';
import { saidLate } from '../../../support/officeWork';
import { done } from '../../../support/said';
import { replayed } from '../../../support/replayed';
import { standing } from '../../../support/standing';

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

describe('whatever is said and taken back once a month is closed', () => {
  const [FIRST, NEXT] = [
    { month: '2026-12', lastDay: '2026-12-31' },
    { month: '2027-03', lastDay: '2027-03-31' },
  ] as const;

  const accountIds = ['account-1', 'account-2', 'account-3'];
  const booksOf = (business: Business, { month, lastDay }: typeof FIRST | typeof NEXT) =>
    closedBooks(business, month, lastDay, accountIds);

  const CHALLAN_DAYS = ['2026-12-10', '2027-03-10', '2027-04-10'];

  test('its returns, statements and ageing stay as they were until it is opened again, and each GST number has one return of all months that comes to its documents', () => {
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
            const fact =
              kind % 10 < 5 ? saidLate(now(), which, CHALLAN_DAYS) : moneyFactOf(now(), drawing(row.slice(1)));
            const said = fact && store.dispatch(fact);
            // A challan is taken back by a fact of its own.
            if (fact && said?.done && said.undo && !challanOffered.match(fact)) undos.push(said.undo);
          }
          const isClosed = (month: string) => month <= (lastClosed(now())?.month ?? '');
          for (const { of, books } of closed.filter((one) => isClosed(one.of.month)))
            expect(booksOf(now(), of)).toEqual(books);
          const months = [FIRST.month, NEXT.month, '2027-04'];
          expect(months.map((month) => differenceIn(now(), month))).toEqual([0, 0, 0]);
          expect(months.flatMap((month) => brokenReturns(now(), month))).toEqual([]);
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
