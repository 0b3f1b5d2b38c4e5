import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLive } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { openAmount } from '@/store/billing/receivables/openBills';
import { tableRows } from '@/store/billing/receivables/sold';
import { debtsOfAccount } from '@/store/billing/receivables/debts';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { rupees } from '@/store/kit/money';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf } from '../../../support/bills';
import { drawing, moneyStart, numbers } from '../../../support/moneyStory';
import { moneyFactOf } from '../../../support/moneyWork';
import { runs } from '../../../support/runs';

const NONE: ReadonlySet<string> = new Set();
const EVER = { from: '2000-01-01', to: '2099-12-31' };

/** What Tally says is open of each document, by its number, in rupees. */
function openInTally(business: Business): Record<string, number> {
  const open = new Map<string, number>();
  for (const { entries, isCancelled } of vouchersOf(business, EVER, NONE))
    for (const { name, amount } of isCancelled ? [] : entries.flatMap(({ references = [] }) => references))
      if (name !== undefined) open.set(name, (open.get(name) ?? 0) + amount);
  return Object.fromEntries(
    [...open].filter(([, amount]) => amount !== 0).map(([name, amount]) => [name, rupees(amount)]),
  );
}

/** What we say of the same. */
const openHere = (business: Business): Record<string, number> =>
  Object.fromEntries(
    tableRows(business.accounts)
      .flatMap(({ id }) => debtsOfAccount(business, id))
      .filter((debt) => isLive(debt) && !debt.isOpening && openAmount(business, debt) !== 0)
      .map((debt) => [debt.docNo, openAmount(business, debt)]),
  );

const credit = { id: 'opening-1', number: 1, accountId: 'account-1', on: '2026-11-01', amount: -2000 };
const allocated = { id: 'later-1', billId: 'bill-1', amount: 1180, on: '2026-11-20' };
const businessOfOpening = (changes: Partial<Business>, opening: object = {}): Business => ({
  ...emptyBusiness,
  ...salesOf(account(1)),
  bills: billTable([billOf(1)]),
  openings: openingTable([{ ...credit, later: [allocated], ...opening }]),
  ...changes,
});

test('what a client had to its credit before the first bill settles a bill in Tally as money on account does', () => {
  const business = businessOfOpening({});
  expect(vouchersOf(business, { from: '2026-11-20', to: '2026-11-20' }, NONE)).toMatchObject([
    {
      kind: 'Allocation',
      type: 'Journal',
      remoteId: 'later-1',
      number: 'Opening balance INV/26-27/000001 1',
      party: { ledger: 'Konkan Carriers' },
      entries: [
        { amount: 118_000, references: [{ type: 'On Account', amount: 118_000 }] },
        { amount: -118_000, references: [{ type: 'Agst Ref', name: 'INV/26-27/000001', amount: -118_000 }] },
      ],
    },
  ]);
  expect(openInTally(business)).toEqual({});
});

test('a credit note gives it back to what is on account there', () => {
  const note = creditNoteOf(1, { issuedOn: '2026-11-25', total: 197, roundOff: 0.33 });
  const released = [{ id: note.id, billId: 'bill-1', amount: 197, on: '2026-11-25' }];
  const business = businessOfOpening({ creditNotes: creditNoteTable([note]) }, { released });
  expect(openInTally(business)).toEqual({});
});

test('whatever is said of bills and money, each document is open in Tally with what it is here', () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 5, maxLength: 40 }), (rows) => {
      const store = createStore(moneyStart);
      for (const row of rows) {
        const fact = moneyFactOf(businessOf(store.getState()), drawing(row));
        if (fact) store.dispatch(fact);
      }
      const business = businessOf(store.getState());
      expect(openInTally(business)).toEqual(openHere(business));
    }),
    { numRuns: runs(100) },
  );
});
