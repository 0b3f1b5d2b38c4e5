import { createSelector } from '@reduxjs/toolkit';
import type { Company } from '@/store/billing/company/company';
import type { Advances } from './advances';
import { selectBooksTie, type BooksTie } from './booksTie';
import { selectFiledAdvances } from './filedAdvances';
import { documentsIssued, type DocumentSeries } from './documentsIssued';
import { gstr1Of, type Gstr1 } from './gstr1/gstr1';
import { withIrn } from './gstr1/leftOut';
import { refusedByPortal } from './gstr1/refused';
import { gstr1Sums } from './gstr1/sums';
import { advanceSections, nilSection } from './gstr1/summaries';
import { hsnOfMonth } from './hsnOfMonth';
import type { HsnRow } from './hsnSummary';
import { amendedRows, type AmendedRows } from './amendedRows';
import { missingOf, type Missing } from './missing';
import { nilRows, type NilRow } from './nilRows';
import { filerAsked, monthAsked, selectDetailsOfMonth } from './asked';
import { selectCreditsDue, selectFurtherSeries, selectMonthDocuments } from './filedDocuments';
import type { MonthDocuments } from './monthDocuments';
import { selectFilerThen } from './filerThen';
import { selectOpeningsUsed } from './openingsUsed';
import { selectOfOtherNumber } from './otherNumber';
import { filerOf } from './registrations';
import { amendmentsTied, tied, type Tie } from './tie';
import { differenceOf, exactOf } from './taxed';
import type { NoteRow } from './noteRows';
import type { B2cRow, BillRow } from './returnRows';
import { soldSections } from './soldSections';
import { largeAbove } from './supplies';

/** What GSTR-1 asks of a month, from the documents that were issued in it. */
export interface TaxReturn extends Tie {
  /** Of clients with a GST number. */
  b2b: readonly BillRow[];
  /** Large ones of clients without, in other states. */
  b2cl: readonly BillRow[];
  /** All others, by the place of supply. */
  b2c: readonly B2cRow[];
  /** What was sold without tax. */
  nil: readonly NilRow[];
  /** Those on bills that are told by themselves: the others are taken off in `b2c`. */
  credits: readonly NoteRow[];
  debits: readonly NoteRow[];
  /** Above how many rupees a bill of a client without a GST number in another state is a large one. */
  largeAbove: number;
  hsn: readonly HsnRow[];
  /** What was filed for earlier months and is amended. */
  amended: AmendedRows;
  documents: readonly DocumentSeries[];
  missing: readonly Missing[];
  /** How many documents of the month are no part of it yet, as their numbers are not given for good. */
  waiting: number;
}

function returnOf(
  documents: MonthDocuments,
  month: string,
  { gstin, stateCode }: Pick<Company, 'gstin' | 'stateCode'>,
): TaxReturn {
  const { live, credited, taken, debits, waiting, amended } = documents;
  const notes = taken.map(({ note }) => note);
  const raised = debits.map(({ note }) => note);
  const sections = {
    ...soldSections(documents),
    nil: nilRows(live, taken, debits, stateCode),
    hsn: hsnOfMonth(documents, month),
  };
  const rows = amendedRows(amended);
  return {
    ...sections,
    amended: rows,
    largeAbove: largeAbove(month),
    documents: documentsIssued(documents),
    ...tied(live, notes, raised, sections, amendmentsTied(amended, rows)),
    missing: missingOf([...live, ...raised], credited, gstin),
    waiting,
  };
}

/** The GST number and the state of whoever files, the same object as long as both are. */
const selectFiler = createSelector([selectDetailsOfMonth, filerAsked], (company, filer) => filerOf({ company }, filer));

/**
 * What GSTR-1 asks of a month, `YYYY-MM`, without the documents `unnumbered`: what was cancelled only keeps its number. It is the
 * company's unless another registration of ours files.
 */
export const selectTaxReturn = createSelector([selectMonthDocuments, monthAsked, selectFiler], returnOf);

/** Its records as the portal takes them. */
export const selectRecords = createSelector(
  [selectMonthDocuments, selectFilerThen, monthAsked, selectFurtherSeries],
  gstr1Of,
);

/** The same as the portal takes it, with its sums, and what the portal would refuse or has already. */
export const selectGstr1 = createSelector(
  [selectMonthDocuments, selectTaxReturn, selectFiledAdvances, selectRecords, selectFilerThen],
  (documents, { nil }, advances, { summaries, ...made }, own) => ({
    gstr1: { ...made, summaries: { ...nilSection(nil), ...advanceSections(advances), ...summaries } },
    sums: gstr1Sums({ ...made, summaries: { ...nilSection(nil), ...summaries } }),
    refused: refusedByPortal(documents, own),
    atPortal: withIrn(documents),
  }),
);

/** What GSTR-1 asks of a month, with what the portal takes of it and would refuse, and what our books say of it. */
export interface Filing extends TaxReturn {
  /** None of a registration of a branch: its documents go to no client. */
  books: BooksTie | undefined;
  advances: Advances;
  gstr1: Gstr1;
  /** The numbers of the documents that have an IRN: the portal has them already. */
  atPortal: ReadonlySet<string>;
}

/** What is told of a month besides what its documents lack. */
const selectDue = createSelector(
  [selectCreditsDue, selectOfOtherNumber, selectOpeningsUsed],
  (...lists): readonly Missing[] => lists.flat(),
);

/** A month's GSTR-1, `YYYY-MM`, without the documents `unnumbered`, as it is read and as the portal takes it; of the company unless another of our registrations files. */
export const selectFiling = createSelector(
  [selectTaxReturn, selectFiledAdvances, selectFurtherSeries, selectDue, selectGstr1, selectBooksTie],
  (found, advances, further, due, { sums, refused, ...portal }, books): Filing => {
    const left = found.tie.find(({ id }) => id === 'left');
    const differences = left ? sums.map((sum) => differenceOf(sum, exactOf(left))) : [];
    return {
      ...found,
      ...portal,
      books,
      advances,
      documents: [...found.documents, ...further],
      missing: [...found.missing, ...due, ...refused],
      tie: [...found.tie, ...sums],
      difference: Math.max(found.difference, ...differences),
    };
  },
);
