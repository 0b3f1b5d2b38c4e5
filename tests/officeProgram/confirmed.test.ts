import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { equal } from '@/journal/kit/equal';
import { runBook } from '@/store/billing/billRun/billRun';
import { companyNow } from '@/store/billing/company/company';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import type { Business } from '@/store/business/business';
import { leftOutOfFact } from '@/store/business/businessRules';
import { businessModel } from '@/store/business/businessModel';
import { withOutcome } from '@/store/business/outcomes';
import { replay } from '@/store/business/replay';
import { copyOf } from '@/store/business/wholesale';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { companyChanged } from '@/store/facts/company';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import type { Carried } from '@/store/facts/fact';
import { balanceAllocated } from '@/store/facts/openings';
import { monthClosed } from '@/store/facts/periods';
import { proformaIssued } from '@/store/facts/proformas';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { noVehicles } from '../support/accounts';
import { closedBooks } from '../support/closedBooks';
import { answered } from '../support/memoryValidator';
import { smallBusiness } from '../support/tabs';

/** A day before the year ends, on which a browser without a network says a fact, and one after it, on which the office hears of it. */
const [SAID, CONFIRMED] = ['2027-03-30', '2027-04-02'];
const OF_BILL = { accountId: 'account-3', billId: 'bill-2' };
const TO_BILL = [{ billId: 'bill-2', amount: 10 }];

const saidIn = (business: Business, fact: UnknownAction) => copyOf(withOutcome(business, fact));

/** What the desk says of a fact of which it hears on a day (ISO date). */
const confirmedIn = (business: Business, said: UnknownAction, on = CONFIRMED) =>
  answered('Meera', said, { business, now: `${on}T09:00:00.000Z` });

/** The business once the desk has confirmed a fact. */
async function after(business: Business, said: UnknownAction): Promise<Business> {
  const kept = await confirmedIn(business, said);
  if (typeof kept === 'string') throw new Error(kept);
  return replay(business, [kept]);
}

/** The bill run of a month, `YYYY-MM`, of the second account. */
function run(business: Business, month = '2027-03', on = SAID) {
  const accountId = 'account-2';
  const bills = runBook(business, month, on)(accountId)?.bills ?? [];
  return billRunApproved(
    month,
    bills.map(({ part, total }) => ({ accountId, part, total })),
    on,
  );
}
const list = () => accountsBilled(['account-1'], ['vehicle-1'], SAID);
const credit = (on = SAID) =>
  creditNoteIssued(
    { ...OF_BILL, reason: 'Not used', lines: [{ kind: 'Subscription', vehicleId: 'vehicle-32', amount: 50 }] },
    on,
  );

/** The documents of a business that another one has not, in the order of the tables. */
const documentsSince = (before: Business, now: Business) =>
  (['bills', 'creditNotes', 'debitNotes', 'proformas'] as const).flatMap((table) =>
    now[table].ids.slice(before[table].ids.length).flatMap((id) => now[table].entities[id] ?? []),
  );

const DOCUMENTS: readonly (readonly [string, (business: Business) => UnknownAction, string, object])[] = [
  ['a bill of a run', (business) => run(business), 'INV', { dueOn: '2027-04-17' }],
  ['a bill of a list', list, 'INV', { dueOn: '2027-04-17' }],
  [
    'a bill of the editor',
    () => vehiclesBilled('account-2', ['vehicle-22'], { was: { discount: 0 }, to: { discount: 10 } }, noVehicles, SAID),
    'INV',
    { dueOn: '2027-04-17' },
  ],
  ['a credit note', () => credit(), 'CN', {}],
  [
    'a debit note',
    () => debitNoteIssued({ ...OF_BILL, reason: 'Price raised', kind: 'Subscription', amount: 100 }, SAID),
    'DN',
    { dueOn: '2027-04-17' },
  ],
  ['a proforma invoice', () => proformaIssued('account-1', SAID), 'PI', { validUntil: '2027-04-17' }],
];

describe('a document that was said days before is of the day of its confirmation', () => {
  test.each(DOCUMENTS)('%s, with its due date, number and month', async (_what, factIn, prefix, days) => {
    const said = saidIn(smallBusiness, factIn(smallBusiness));
    const now = await after(smallBusiness, said);
    const [document] = documentsSince(smallBusiness, now);
    const seen = documentsSince(smallBusiness, replay(smallBusiness, [said]))[0];
    expect(seen).toMatchObject({ issuedOn: SAID });
    expect(document).toMatchObject({ issuedOn: CONFIRMED, total: seen?.total, ...days });
    expect(document?.docNo).toMatch(new RegExp(`^${prefix}/27-28/`));
    const told = (business: Business, month: string) => selectFiling(business, month, new Set()).documents;
    expect(told(now, '2027-03')).toEqual(told(smallBusiness, '2027-03'));
    // No return tells of a quotation.
    expect(equal(told(now, '2027-04'), told(smallBusiness, '2027-04'))).toBe(prefix === 'PI');
  });

  test.each(DOCUMENTS)('%s, though the month in which it was said is closed by then', async (_what, factIn) => {
    const said = saidIn(smallBusiness, factIn(smallBusiness));
    const closed = replay(smallBusiness, [monthClosed('2027-03', '2027-04-01')]);
    const now = await after(closed, said);
    expect(documentsSince(closed, now)).toEqual([expect.objectContaining({ issuedOn: CONFIRMED })]);
    const march = (business: Business) => closedBooks(business, '2027-03', '2027-03-31', ['account-1', 'account-3']);
    expect(march(now)).toEqual(march(closed));
  });
});

describe('what becomes of money and debts', () => {
  const money = replay(smallBusiness, [
    saidIn(
      smallBusiness,
      receiptRecorded(
        { accountId: 'account-3', on: '2027-03-20', mode: 'UPI', cash: 500, allocations: [] },
        '2027-03-20',
      ),
    ),
  ]);
  const last = money.receipts.ids.at(-1) ?? '';

  test('an allocation, a bounce and a write-off are of the day of their confirmation, and so is taking that back', async () => {
    const allocated = await after(money, receiptAllocated(last, TO_BILL, SAID));
    expect(allocated.receipts.entities[last]?.later).toEqual([expect.objectContaining({ on: CONFIRMED })]);
    const opening = await after(money, balanceAllocated('opening-1', TO_BILL, SAID));
    expect(opening.openings.entities['opening-1']?.later).toEqual([expect.objectContaining({ on: CONFIRMED })]);
    const bounced = await after(allocated, receiptBounced(last, SAID));
    expect(bounced.receipts.entities[last]).toMatchObject({ status: 'Bounced', bouncedOn: CONFIRMED });
    const written = debtWrittenOff({ ...OF_BILL, amount: 5, why: 'Too small' }, SAID);
    const less = await after(money, written);
    expect(less.writeOffs.entities[written.payload.id]).toMatchObject({ on: CONFIRMED });
    const back = await after(less, writeOffTakenBack({ ...OF_BILL, id: written.payload.id }, SAID));
    expect(back.writeOffs.entities[written.payload.id]).toMatchObject({ backOn: CONFIRMED });
  });

  test('money that came or went keeps the day that was typed', async () => {
    const receipt = { accountId: 'account-3', on: '2027-03-29', mode: 'UPI', cash: 300, allocations: [] } as const;
    const now = await after(money, saidIn(money, receiptRecorded(receipt, SAID)));
    expect(now.receipts.entities[now.receipts.ids.at(-1) ?? '']).toMatchObject({ on: '2027-03-29' });
    const refund = { on: '2027-03-29', mode: 'UPI', amount: 40, why: 'Paid twice' } as const;
    const less = await after(money, saidIn(money, receiptRefunded(last, refund, SAID)));
    expect(less.receipts.entities[last]?.refunds).toEqual([expect.objectContaining({ on: '2027-03-29' })]);
  });

  test('money of a month that is closed by then counts on the day of its confirmation, and says of which it is', async () => {
    const closed = replay(money, [monthClosed('2027-03', '2027-04-01')]);
    const receipt = { accountId: 'account-3', on: '2027-03-29', mode: 'UPI', cash: 300, allocations: [] } as const;
    const now = await after(closed, saidIn(money, receiptRecorded(receipt, SAID)));
    expect(now.receipts.entities[now.receipts.ids.at(-1) ?? '']).toMatchObject({ on: CONFIRMED, of: '2027-03-29' });
    const allocated = await after(closed, receiptAllocated(last, TO_BILL, SAID));
    expect(allocated.receipts.entities[last]?.later).toEqual([expect.objectContaining({ on: CONFIRMED })]);
  });
});

/** What somebody's page can say to take back what they said, by what it shows of that. */
const undoRefused = (before: Business, said: UnknownAction, now: Business) =>
  businessModel.refusal(now, businessModel.undoing(businessModel.asKept(said, now), before));

describe('what was said days before its confirmation is taken back as it stands', () => {
  test.each(DOCUMENTS)('%s', async (_what, factIn) => {
    const said = saidIn(smallBusiness, factIn(smallBusiness));
    expect(undoRefused(smallBusiness, said, await after(smallBusiness, said))).toBeUndefined();
  });

  test.each<[string, UnknownAction]>([
    ['an allocation', receiptAllocated('receipt-2', TO_BILL, SAID)],
    ['an allocation of an opening balance', balanceAllocated('opening-1', TO_BILL, SAID)],
    ['a bounce', receiptBounced('receipt-2', SAID)],
    ['a write-off', debtWrittenOff({ ...OF_BILL, amount: 5, why: 'Too small' }, SAID)],
    ['a write-off that was taken back', writeOffTakenBack({ ...OF_BILL, id: 'write-off-1' }, SAID)],
  ])('%s', async (_what, said) => {
    expect(undoRefused(smallBusiness, said, await after(smallBusiness, said))).toBeUndefined();
  });
});

describe('a document that would be another one on the day of its confirmation', () => {
  const company = companyNow(smallBusiness);
  /** Whose subscriptions, or hardware, have a lower rate from April on. */
  const cheaper = (hsn: string, from = '2027-04-01') =>
    replay(smallBusiness, [companyChanged({ was: { gstRates: null }, to: { gstRates: [{ hsn, from, rate: '5%' }] } })]);

  test.each<[string, UnknownAction, string]>([
    [
      'a bill of a list',
      list(),
      'You billed Konkan Carriers, but the office takes it on 02 Apr 2027, and its taxes and total',
    ],
    [
      'a proforma invoice',
      proformaIssued('account-1', SAID),
      'You issued a proforma invoice for Konkan Carriers, but the office takes it on 02 Apr 2027, and its lines and taxes',
    ],
  ])('is to be reviewed again, and its author reads which it is and what differs: %s', async (_what, fact, words) => {
    const business = cheaper(company.subscriptionSac);
    const reason = `${words} of that day are not what you were shown. Review it again.`;
    expect(await confirmedIn(business, saidIn(business, fact))).toBe(reason);
  });

  test('so is a credit note that takes no GST off any more', async () => {
    const said = saidIn(smallBusiness, credit('2027-11-30'));
    expect(await confirmedIn(smallBusiness, said, '2027-12-01')).toBe(
      'You issued a credit note against bill INV/26-27/000002 of Konkan Carriers, but the office takes it on 01 Dec 2027, and its taxes and total of that day are not what you were shown. Review it again.',
    );
  });

  test('of a run the bills that stay as they were seen go in, and the others are left out by name', async () => {
    const business = cheaper(company.hardwareHsn, '2026-12-01');
    const said = saidIn(business, run(business, '2026-11', '2026-11-29')) as Carried<typeof billRunApproved>;
    expect(said.payload.issued.map(({ part }) => part)).toEqual(['Subscription', 'Hardware']);
    const kept = await confirmedIn(business, said, '2026-12-02');
    expect(kept).toMatchObject({ payload: { issued: [{ part: 'Subscription', issuedOn: '2026-12-02' }] } });
    expect(leftOutOfFact(kept as UnknownAction)?.(business)).toEqual([
      { reason: 'Konkan Carriers comes to ₹10,630 now, not ₹11,800: review it again.' },
    ]);
  });
});

describe('the clock of the office decides', () => {
  test('whether a month is over that somebody closes', async () => {
    const early = saidIn(smallBusiness, monthClosed('2027-04', '2027-05-01'));
    expect(await confirmedIn(smallBusiness, early, '2027-04-30')).toBe(
      'Apr 2027 is not over yet: close it once it is.',
    );
  });

  test('of which day a document is that a browser says whose day is one ahead', async () => {
    const said = saidIn(smallBusiness, credit('2027-04-03'));
    expect(await confirmedIn(smallBusiness, said)).toMatchObject({ payload: { on: CONFIRMED } });
  });

  test('in the time zone of the company', async () => {
    const said = saidIn(smallBusiness, credit());
    const at = (now: string) => answered('Meera', said, { business: smallBusiness, now });
    expect(await at('2027-04-01T18:29:00.000Z')).toMatchObject({ payload: { on: '2027-04-01' } });
    expect(await at('2027-04-01T18:31:00.000Z')).toMatchObject({ payload: { on: '2027-04-02' } });
  });
});
