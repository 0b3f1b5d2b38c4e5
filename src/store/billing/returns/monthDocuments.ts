import type { WithCompany } from '@/store/billing/company/company';
import { amendedDocuments, type AmendedDocuments } from './amendedDocuments';
import { ALL_FILED, issuedDocuments, type IsFiled, type IssuedDocuments, type WithDocuments } from './issuedDocuments';

/** The documents of a month, as a return asks of them. */
export interface MonthDocuments extends IssuedDocuments {
  /** What it amends of earlier months. */
  amended: AmendedDocuments;
}

/** The documents of a month, `YYYY-MM`, without those whose numbers are not given for good. */
export const documentsOf = (
  state: WithDocuments & WithCompany,
  month: string,
  unnumbered: ReadonlySet<string>,
  isFiled: IsFiled = ALL_FILED,
): MonthDocuments => ({
  ...issuedDocuments(state, month, unnumbered, isFiled),
  amended: amendedDocuments(state, month, unnumbered, isFiled),
});
