import { createSelector } from '@reduxjs/toolkit';
import { bothSold, smallOf } from './amendedDocuments';
import type { MonthDocuments } from './monthDocuments';
import { creditRows, debitRows } from './noteRows';
import { b2cRows, billRows } from './returnRows';
import { isLarge, isRegistered, isSmall, isSmallDebit } from './supplies';

/** The sections of what a month sold with tax, by themselves: a page counts them in turns with what else it does. */
export const soldSections = createSelector([(documents: MonthDocuments) => documents], (documents) => {
  const told = bothSold(documents, documents.amended.moved);
  return {
    b2b: told.live.filter(isRegistered).flatMap(billRows),
    b2cl: told.live.filter(isLarge).flatMap(billRows),
    b2c: b2cRows(smallOf(told)),
    debits: told.debits.filter((one) => !isSmallDebit(one)).flatMap(debitRows),
    credits: told.taken.filter(({ bill }) => !isSmall(bill)).flatMap(creditRows),
  };
});
