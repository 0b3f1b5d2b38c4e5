import { formatMonth } from '@/format';
import type { Company } from '@/store/billing/company/company';
import { isUnregistered, WITHOUT_GST } from '@/store/billing/company/unregistered';
import type { Filer } from './registrations';
import type { Filing } from './taxReturn';

/** Whose return is asked for. */
interface Asked {
  filer: Filer;
  company: Pick<Company, 'stateCode'>;
}

/** Whether nothing of a month is in its return, and nothing is missing or waits to be: the numbers of challans are told by who has a GST number. */
export function isEmptyReturn({
  documents,
  advances: { received, adjusted },
  amended: { bills, b2c },
  gstr1: { head },
  missing,
  waiting,
}: Filing): boolean {
  const told = documents.filter(({ nature }) => head.gstin !== '' || nature !== 'Delivery challans');
  return [told, received, adjusted, bills, b2c, missing].every(({ length }) => length === 0) && waiting === 0;
}

/** That the return of a month, `YYYY-MM`, is empty, and why: a registration of a branch issues no bills, and who has no GST number files none. */
export function nothingIssued({ books, gstr1 }: Filing, month: string, { filer, company }: Asked): string {
  if (filer === '' && isUnregistered({ ...company, gstin: gstr1.head.gstin }))
    return `Nothing is to be filed. ${WITHOUT_GST}`;
  if (books && books.apart.length > 0)
    return `Nothing is to be filed for ${formatMonth(month)}: what was issued had no GST number of ours on it.`;
  return `${filer === '' ? 'No bill and no credit note' : 'No tax invoice and no credit note'} was issued in ${formatMonth(month)}.`;
}
