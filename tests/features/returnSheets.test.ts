import { expect, test } from 'vitest';
import { returnSheets } from '@/features/sales/returnSheets';
import type { IssuedBill, Recipient } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { billOf, creditNoteOf, RECIPIENT } from '../support/bills';

const ours = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, gstin: '27AAHCT6129L1ZV', stateCode: '27' };

/** What a sheet of the return of November 2026 says under a title, by the numbers of its documents. */
function saidIn(sheet: string, number: string, title: string, bills: readonly IssuedBill[]) {
  const creditNotes = creditNoteTable(bills.map(({ id }, place) => creditNoteOf(place + 1, { billId: id })));
  const state = { ...emptyBusiness, company: companyTable([ours]), bills: billTable(bills), creditNotes };
  const { columns = [], rows = [] } = returnSheets(selectFiling(state, '2026-11', new Set()))[sheet] ?? {};
  const [named, said] = [number, title].map((one) => columns.findIndex((column) => column.title === one));
  return rows.map((row) => [row[named ?? -1], row[said ?? -1]]);
}

test('the Excel file of GSTR-1 tells what kind of supply each bill and each note to a registered buyer is', () => {
  const treatments: Recipient['treatment'][] = [undefined, 'SEZ', 'SEZ without Payment', 'Deemed Export'];
  const bills = treatments.map((treatment, place) => billOf(place + 1, { recipient: { ...RECIPIENT, treatment } }));
  const kinds = ['Regular B2B', 'SEZ supplies with payment', 'SEZ supplies without payment', 'Deemed Exp'];
  expect(saidIn('B2B', 'Invoice Number', 'Invoice Type', bills)).toEqual(
    kinds.map((kind, place) => [`INV/26-27/00000${place + 1}`, kind]),
  );
  expect(saidIn('Credit notes', 'Note Number', 'Note Supply Type', bills)).toEqual(
    kinds.map((kind, place) => [`CN/26-27/00000${place + 1}`, kind]),
  );
});
