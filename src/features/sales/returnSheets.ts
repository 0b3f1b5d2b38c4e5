import type { Filing } from '@/store/billing/returns/taxReturn';
import { sheetOf, type Sheet } from '@/ui/tableSheet';
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

/** The sections of a month's return as the sheets of one file, by their names. */
export const returnSheets = (month: Filing): Record<string, Sheet> => ({
  B2B: sheetOf(b2bColumns, month.b2b),
  'B2C large': sheetOf(b2clColumns, month.b2cl),
  'B2C others': sheetOf(b2cColumns, month.b2c),
  'Nil rated and exempt': sheetOf(nilColumns, month.nil),
  'Debit notes': sheetOf(debitColumns, month.debits),
  'Credit notes': sheetOf(creditColumns, month.credits),
  'Advances received': sheetOf(advanceColumns, month.advances.received),
  'Advances adjusted': sheetOf(advanceColumns, month.advances.adjusted),
  HSN: sheetOf(hsnColumns, month.hsn),
  'Documents issued': sheetOf(documentColumns, month.documents),
  Sums: sheetOf(tieColumns, month.tie),
  Missing: sheetOf(missingColumns, month.missing),
});
