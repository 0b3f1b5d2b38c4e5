import type { Filing } from '@/store/billing/returns/taxReturn';
import { sheetOf, type Sheet } from '@/ui/tableSheet';
import { amendedBillColumns, amendedCreditColumns, amendedDebitColumns, revisedColumns } from './amendedColumns';
import { apartColumns, booksColumns } from './booksColumns';
import { hsnSheets } from './hsnSheets';
import { missingColumns } from './missingColumns';
import { nilColumns } from './nilColumns';
import {
  advanceColumns,
  b2bColumns,
  b2cColumns,
  b2clColumns,
  creditColumns,
  debitColumns,
  documentColumns,
  hsnColumns,
  tieColumns,
} from './taxReturnColumns';

/** What it amends of earlier months; a section of which there is nothing has no sheet. */
const amendedSheets = ({ bills, debits, credits, b2c }: Filing['amended']): Record<string, Sheet> => ({
  ...(bills.length > 0 && { 'Amended bills': sheetOf(amendedBillColumns, bills) }),
  ...(debits.length > 0 && { 'Amended debit notes': sheetOf(amendedDebitColumns, debits) }),
  ...(credits.length > 0 && { 'Amended credit notes': sheetOf(amendedCreditColumns, credits) }),
  ...(b2c.length > 0 && { 'Amended B2C others': sheetOf(revisedColumns, b2c) }),
});

/** The sections of a month's return as the sheets of one file, by their names. */
export const returnSheets = (month: Filing): Record<string, Sheet> => ({
  B2B: sheetOf(b2bColumns, month.b2b),
  'B2C large': sheetOf(b2clColumns, month.b2cl),
  'B2C others': sheetOf(b2cColumns, month.b2c),
  'Nil rated and exempt': sheetOf(nilColumns, month.nil),
  'Debit notes': sheetOf(debitColumns, month.debits),
  'Credit notes': sheetOf(creditColumns, month.credits),
  ...amendedSheets(month.amended),
  'Advances received': sheetOf(advanceColumns, month.advances.received),
  'Advances adjusted': sheetOf(advanceColumns, month.advances.adjusted),
  ...Object.fromEntries(hsnSheets(month.hsn).map(({ title, rows }) => [title, sheetOf(hsnColumns, rows)])),
  'Documents issued': sheetOf(documentColumns, month.documents),
  Sums: sheetOf(tieColumns, month.tie),
  ...(month.books && {
    'Our books': sheetOf(booksColumns, month.books.sums),
    'Not in both': sheetOf(apartColumns, month.books.apart),
  }),
  Missing: sheetOf(missingColumns, month.missing),
});
