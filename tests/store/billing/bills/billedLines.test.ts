import { expect, test } from 'vitest';
import { standingShare } from '@/store/billing/bills/billedLines';
import { addUp } from '@/store/kit/schema/taxedFields';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { billOf, creditNoteOf, lineOf } from '../../../support/bills';

test('of a line stands what was not credited as a mistake, and a line of ₹0 stands whole', () => {
  const shareAfter = (reason: CreditNote['reason'], taxable = 1000) => {
    const line = lineOf(1, { taxable });
    const note = creditNoteOf(1, { billId: 'bill-1', reason, lines: [{ ...line, taxable: 250 }] });
    return standingShare(creditNoteTable(taxable === 0 ? [] : [note]), billOf(1, { lines: [line] }), line);
  };
  expect([shareAfter('Mistake'), shareAfter('Downtime'), shareAfter('Mistake', 0)]).toEqual([0.75, 1, 1]);
});

test('a document adds up where each tax counts from the lines of its HSN', () => {
  const { lines, taxes, roundOff, total } = billOf(1);
  expect(addUp({ lines, taxes, roundOff, total })).toBe(true);
  expect(addUp({ lines, taxes: taxes.map((tax) => ({ ...tax, hsn: '8526' })), roundOff, total })).toBe(false);
  expect(addUp({ lines, taxes, roundOff, total: total + 1 })).toBe(false);
});
