import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf, type LineDraft } from '@/store/billing/bills/billAmounts';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditAmounts, lastGstCredit, leftOfLine } from '@/store/billing/creditNotes/creditAmounts';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { billOf, creditNoteOf } from '../../../support/bills';
import { usualGst } from '../../../support/usualGst';

const line = (n: number, price: number, changes: Partial<LineDraft> = {}): LineDraft => ({
  kind: 'Subscription',
  vehicleId: `vehicle-${n}`,
  vehicleNo: `MH 01 AB ${1000 + n}`,
  days: 30,
  of: 30,
  price,
  hsn: '9984',
  paise: paise(price),
  ...changes,
});
const billed = (lines: readonly LineDraft[], inHalves = true): IssuedBill =>
  billOf(1, amountsOf(lines, usualGst(inHalves)));
const noteOf = (n: number, amounts: Partial<CreditNote>) => creditNoteOf(n, amounts);
const credit = (bill: IssuedBill, before: readonly CreditNote[], n: number, amount: number, withoutGst = false) =>
  creditAmounts(
    bill,
    creditNoteTable(before),
    [{ kind: 'Subscription', vehicleId: `vehicle-${n}`, amount }],
    withoutGst,
  );

describe('what is credited', () => {
  test('for five days of thirty at ₹350 is ₹58.33 and its GST, and no round off', () => {
    expect(credit(billed([line(1, 350)]), [], 1, 58.33)).toMatchObject({
      lines: [{ taxable: 58.33, vehicleNo: 'MH 01 AB 1001' }],
      taxes: [{ hsn: '9984', taxable: 58.33, cgst: 5.25, sgst: 5.25, igst: 0 }],
      roundOff: 0,
      total: 68.83,
    });
  });

  test('to another state has IGST', () => {
    expect(credit(billed([line(1, 350)], false), [], 1, 58.33)).toMatchObject({
      taxes: [{ cgst: 0, sgst: 0, igst: 10.5 }],
      total: 68.83,
    });
  });

  test('after 30 November of the next financial year has no GST', () => {
    expect([lastGstCredit('2026-03-31'), lastGstCredit('2026-04-01'), lastGstCredit('2027-01-15')]).toEqual([
      '2026-11-30',
      '2027-11-30',
      '2027-11-30',
    ]);
    expect(credit(billed([line(1, 350)]), [], 1, 58.33, true)).toMatchObject({
      taxes: [{ cgst: 0, sgst: 0, igst: 0 }],
      roundOff: 0,
      total: 58.33,
    });
  });

  test('last takes the round off of the bill with it', () => {
    const bill = billed([line(1, 4771.67), line(2, 100)]);
    const first = noteOf(1, credit(bill, [], 2, 100));
    const last = credit(bill, [first], 1, 4771.67);
    expect([first.total, last.roundOff, sumOf([first.total, last.total])]).toEqual([118, bill.roundOff, bill.total]);
  });

  test('takes the round off, too, where a discount left no more to credit', () => {
    const discount: LineDraft = { kind: 'Discount', price: -99.5, hsn: '9984', paise: -9950 };
    const bill = billed([line(1, 1000), discount]);
    expect([bill.total, bill.roundOff]).toEqual([1063, 0.4]);
    expect(credit(bill, [], 1, 900.5)).toMatchObject({ roundOff: 0.4, total: 1063 });
  });

  test('last, but without GST, takes no round off with it, which came of the GST', () => {
    const bill = billed([line(1, 4771.67)]);
    expect([bill.roundOff, credit(bill, [], 1, 4771.67, true)]).toMatchObject([0.43, { roundOff: 0, total: 4771.67 }]);
  });

  test('leaves of a line what no live credit note took', () => {
    const bill = billed([line(1, 350)]);
    const notes = [
      noteOf(1, credit(bill, [], 1, 58.33)),
      noteOf(2, { ...credit(bill, [], 1, 100), status: 'Cancelled' }),
    ];
    expect(bill.lines.map((one) => leftOfLine(creditNoteTable(notes), bill, one))).toEqual([291.67]);
  });

  test('is not more than the bill where that was rounded down', () => {
    const bill = billed([line(1, 85), line(2, 0.05)]);
    const most = credit(bill, [], 1, 85);
    expect([bill.total, bill.roundOff, most.total, most.roundOff]).toEqual([100, -0.35, 100, -0.3]);
    expect(credit(bill, [noteOf(1, most)], 2, 0.05)).toMatchObject({ roundOff: -0.05, total: 0 });
  });

  test('is never more than the bill, whatever its lines are and in whatever parts they are credited, and all of it is the bill', () => {
    const prices = fc.array(
      fc.record({ paise: fc.integer({ min: 1, max: 500_000 }), isIncluded: fc.boolean(), isOther: fc.boolean() }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        prices,
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
        (all, inHalves, parts) => {
          const bill = billed(
            all.map(({ paise: whole, isIncluded, isOther }, place) =>
              line(place, rupees(whole), { ...(isIncluded && { included: true }), ...(isOther && { hsn: '852691' }) }),
            ),
            inHalves,
          );
          const notes: CreditNote[] = [];
          const all4 = [...parts, 1];
          for (const [turn, part] of all4.entries()) {
            for (const one of bill.lines) {
              const left = leftOfLine(creditNoteTable(notes), bill, one);
              const amount = turn === all4.length - 1 ? left : rupees(Math.floor(paise(left) / part));
              if (paise(amount) === 0 && turn < all4.length - 1) continue;
              const place = Number(one.vehicleId?.slice(8));
              if (amount > 0) notes.push(noteOf(notes.length + 1, credit(bill, notes, place, amount)));
              const sum = sumOf(notes.map(({ total }) => total));
              expect(sum).toBeLessThanOrEqual(bill.total);
              for (const note of notes) expect(note.taxes.every(({ cgst, sgst }) => cgst === sgst)).toBe(true);
            }
          }
          expect(sumOf(notes.map(({ total }) => total))).toBe(bill.total);
        },
      ),
    );
  });
});
