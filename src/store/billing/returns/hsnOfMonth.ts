import { createSelector } from '@reduxjs/toolkit';
import { amendedSold } from './amendedDocuments';
import { hsnWithAmended, type HsnRow } from './hsnSummary';
import type { Sold } from './issuedDocuments';
import type { MonthDocuments } from './monthDocuments';
import { isRegistered } from './supplies';

/** From this month on the summary tells registered buyers from others (GSTN's advisory of May 2025). */
const APART_FROM = '2025-05';

/** Of what was sold that to clients with a GST number, or that to all others. */
const soldTo = ({ live, taken, debits }: Sold, registered: boolean): Sold => ({
  live: live.filter((bill) => isRegistered(bill) === registered),
  taken: taken.filter(({ bill }) => isRegistered(bill) === registered),
  debits: debits.filter(({ note }) => isRegistered(note) === registered),
});

/** The HSN summary of a month, `YYYY-MM`, as the screen, the Excel file and the portal's file have it: first of registered buyers, then of others, once these are told apart. */
export const hsnOfMonth = createSelector(
  [(documents: MonthDocuments) => documents, (_documents: MonthDocuments, month: string) => month],
  (documents, month): readonly HsnRow[] => {
    const { is, was } = amendedSold(documents.amended);
    if (month < APART_FROM) return hsnWithAmended(documents, is, was);
    return (['B2B', 'B2C'] as const).flatMap((buyers) => {
      const part = (sold: Sold) => soldTo(sold, buyers === 'B2B');
      return hsnWithAmended(part(documents), part(is), part(was)).map((row) => ({
        ...row,
        id: `${buyers} ${row.id}`,
        buyers,
      }));
    });
  },
);
