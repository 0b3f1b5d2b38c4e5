import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { interestDue } from '@/store/billing/interest/interestDue';
import { openAmount } from '@/store/billing/receivables/openBills';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { withOutcome } from '@/store/business/outcomes';
import { replay } from '@/store/business/replay';
import { copyOf } from '@/store/business/wholesale';
import { accountsBilled, clientCorrected, creditAgreed } from '@/store/facts/accounts';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { answered } from '../support/memoryValidator';
import { smallBusiness } from '../support/tabs';

const [BEFORE, SAID, CONFIRMED] = ['2026-11-27', '2026-11-28', '2026-12-02'];
const OF_BILL = { accountId: 'account-3', billId: 'bill-2' };
const TO_BILL = [{ billId: 'bill-2', amount: 10 }];

type Saying = (business: Business) => UnknownAction;

/** What one browser says one after another, and the business of a desk that hears of it at a time (ISO instant): what it refuses is thrown. */
async function inARow(business: Business, sayings: readonly Saying[], now = `${CONFIRMED}T09:00:00.000Z`) {
  let [here, desk, before] = [business, business, business];
  let said: UnknownAction = { type: 'nothing' };
  for (const saying of sayings) {
    said = copyOf(withOutcome(here, saying(here)));
    expect(businessModel.refusal(here, said)).toBeUndefined();
    before = here;
    here = replay(here, [said]);
    const kept = await answered('Meera', said, { business: desk, now });
    if (typeof kept === 'string') throw new Error(kept);
    desk = replay(desk, [kept]);
  }
  /** Why its author, once the desk has answered, cannot take the last of it back. */
  const undoRefused = () =>
    businessModel.refusal(desk, businessModel.undoing(businessModel.asKept(said, desk), before));
  return { desk, undoRefused };
}

const lastReceipt = ({ receipts }: Business) => receipts.ids.at(-1) ?? '';
const receiptOf = (business: Business) => business.receipts.entities[lastReceipt(business)];

const received = (cash: number, allocations: readonly { billId: string; amount: number }[], on = SAID) =>
  receiptRecorded({ accountId: 'account-3', on, mode: 'UPI', cash, allocations }, on);
const refunded = (business: Business, amount: number, on = SAID) =>
  receiptRefunded(lastReceipt(business), { on, mode: 'UPI', amount, why: 'Not used' }, on);
const credit = () =>
  creditNoteIssued(
    { ...OF_BILL, reason: 'Not used', lines: [{ kind: 'Subscription', vehicleId: 'vehicle-32', amount: 50 }] },
    SAID,
  );

const address = smallBusiness.accounts.entities['account-1']?.billing.billingAddress ?? '';
const corrected = (from = SAID, on = SAID) =>
  clientCorrected(
    {
      accountId: 'account-1',
      edit: { was: { billingAddress: address }, to: { billingAddress: '5 New Road, Pune 411001' } },
      from,
    },
    on,
  );

describe('what was good where it was said, in that order, is good at the desk days later', () => {
  const bill = smallBusiness.bills.entities['bill-2'];
  const open = bill ? openAmount(smallBusiness, bill) : 0;

  test('money that a credit note gave back is paid back on the day of their confirmation, and says on which it was', async () => {
    const paid = () => received(open, [{ billId: 'bill-2', amount: open }]);
    const { desk, undoRefused } = await inARow(smallBusiness, [paid, credit, (business) => refunded(business, 59)]);
    expect(receiptOf(desk)?.refunds).toEqual([
      expect.objectContaining({ amount: 59, on: CONFIRMED, of: SAID, why: 'Not used' }),
    ]);
    expect(undoRefused()).toBeUndefined();
  });

  test('money that was on account keeps the day on which it was paid back', async () => {
    // Whole rupees of GST, so that its voucher is the same whatever else is on account.
    const allocated: Saying = (business) =>
      receiptAllocated(lastReceipt(business), [{ billId: 'bill-2', amount: 118 }], SAID);
    const back: Saying = (business) => refunded(business, 118);
    const { desk, undoRefused } = await inARow(smallBusiness, [() => received(236, []), allocated, back]);
    expect(receiptOf(desk)?.refunds?.map(({ on, of }) => [on, of])).toEqual([[SAID, undefined]]);
    expect(undoRefused()).toBeUndefined();
  });

  test('what cannot be paid back on any day is refused of the day that was typed', async () => {
    const business = replay(smallBusiness, [copyOf(withOutcome(smallBusiness, received(100, [])))]);
    const said = copyOf(withOutcome(business, refunded(business, 101)));
    expect(await answered('Meera', said, { business, now: `${CONFIRMED}T09:00:00.000Z` })).toBe(
      'Only ₹100 of it can be paid back on 28 Nov 2026, less than ₹101.',
    );
  });

  test('what was not good on its day where it was said stays refused', async () => {
    const business = replay(smallBusiness, [copyOf(withOutcome(smallBusiness, received(100, [])))]);
    const early = receiptRefunded(
      lastReceipt(business),
      { on: BEFORE, mode: 'UPI', amount: 1, why: 'Not used' },
      CONFIRMED,
    );
    const said = copyOf(withOutcome(business, early));
    expect(await answered('Meera', said, { business, now: `${CONFIRMED}T09:00:00.000Z` })).toBe(
      'It came on 28 Nov 2026: it is paid back then or later.',
    );
  });

  test('a client is corrected from the day of the bill that was said before', async () => {
    const billed = () => accountsBilled(['account-1'], ['vehicle-1'], BEFORE);
    const { desk, undoRefused } = await inARow(smallBusiness, [billed, () => corrected()]);
    const account = desk.accounts.entities['account-1'];
    expect(account?.corrections?.map(({ from }) => from)).toEqual([CONFIRMED]);
    expect(account?.billing.billingAddress).toBe('5 New Road, Pune 411001');
    expect(desk.bills.entities[desk.bills.ids.at(-1) ?? '']?.recipient.address).toBe(address);
    expect(undoRefused()).toBeUndefined();
  });

  test('a client of whom nothing was billed is corrected from the day that was typed', async () => {
    const { desk, undoRefused } = await inARow(smallBusiness, [() => corrected()]);
    expect(desk.accounts.entities['account-1']?.corrections?.map(({ from }) => from)).toEqual([SAID]);
    expect(undoRefused()).toBeUndefined();
  });
});

describe('a browser that is past midnight before the desk', () => {
  const [TODAY, TOMORROW] = ['2026-11-28', '2026-11-29'];
  /** 23:57 on that day in India. */
  const NOW = `${TODAY}T18:27:00.000Z`;
  const arrived = () => received(100, [], TOMORROW);

  test.each<[string, Saying]>([
    ['allocated', (business) => receiptAllocated(lastReceipt(business), TO_BILL, TOMORROW)],
    ['bounced', (business) => receiptBounced(lastReceipt(business), TOMORROW)],
    ['paid back', (business) => refunded(business, 40, TOMORROW)],
  ])('records money of the desk’s day, and it is %s as well', async (_what, then) => {
    const { desk } = await inARow(smallBusiness, [arrived, then], NOW);
    const { on, of, docNo, later = [], refunds = [], bouncedOn = TODAY } = receiptOf(desk) ?? {};
    expect([on, of, docNo]).toEqual([TODAY, undefined, 'RC/26-27/000003']);
    expect([...later, ...refunds].map((one) => one.on).concat(bouncedOn)).toEqual(
      expect.not.arrayContaining([TOMORROW]),
    );
  });

  test.each<[string, readonly Saying[]]>([
    ['a receipt', [arrived]],
    ['a refund', [arrived, (business) => refunded(business, 40, TOMORROW)]],
    ['a correction', [() => corrected(TOMORROW, TOMORROW)]],
  ])('takes %s back', async (_what, sayings) => {
    expect((await inARow(smallBusiness, sayings, NOW)).undoRefused()).toBeUndefined();
  });

  test('reads that the last day of its interest is still to come', async () => {
    const terms = { was: {}, to: { interestRate: 18, interestFrom: '2026-01-01' } };
    const business = replay(smallBusiness, [creditAgreed('account-3', terms)]);
    const [account, bill] = [business.accounts.entities['account-3'], business.bills.entities['bill-2']];
    const due = account && bill && interestDue(business, account, bill, TOMORROW);
    if (!due) throw new Error('No interest is due.');
    const { days: _days, amount, ...interest } = due;
    const note = debitNoteIssued({ ...OF_BILL, reason: 'Interest', kind: 'Subscription', amount, interest }, TOMORROW);
    expect(await answered('Meera', copyOf(withOutcome(business, note)), { business, now: NOW })).toBe(
      '29 Nov 2026 is still to come: interest until then is charged or waived on that day.',
    );
  });
});
