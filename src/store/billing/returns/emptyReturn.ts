import { formatMonth } from '@/format';
import type { Filer } from './registrations';
import type { Filing } from './taxReturn';

/** Whether nothing of a month is in its return, and nothing waits to be. */
export const isEmptyReturn = ({
  documents,
  advances: { received, adjusted },
  amended: { bills, b2c },
  waiting,
}: Filing): boolean => [documents, received, adjusted, bills, b2c].every(({ length }) => length === 0) && waiting === 0;

/** That the return of a month, `YYYY-MM`, is empty: a registration of a branch issues no bills. */
export const nothingIssued = (month: string, filer: Filer): string =>
  `${filer === '' ? 'No bill and no credit note' : 'No tax invoice and no credit note'} was issued in ${formatMonth(month)}.`;
