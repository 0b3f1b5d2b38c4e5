import { selectReturned, selectStated } from './booksSides';
import { selectBooksTie } from './booksTie';
import type { OfMonth } from './asked';
import { selectMonthDocuments } from './filedDocuments';
import { hsnOfMonth } from './hsnOfMonth';
import { codesOf } from './hsnSummary';
import { soldSections } from './soldSections';
import { selectFiling, selectGstr1, selectRecords, selectTaxReturn, type Filing } from './taxReturn';
import { ratedOf, shownOf } from './taxed';

type Books = Parameters<typeof selectFiling>[0];

/** How much of a return its documents are; the rest is what they come to together. */
const DOCUMENTS_SHARE = 0.6;

/** Counts a return document by document, telling how much of it is done, from 0 to 1: it comes to what `selectFiling` gives, with turns for the page in between. */
export function* filingSteps(state: Books, ...asked: OfMonth): Generator<number, Filing> {
  const found = selectMonthDocuments(state, ...asked);
  const { live, taken, debits } = found;
  const documents = [...live, ...taken.map(({ note }) => note), ...debits.map(({ note }) => note)];
  for (const [place, document] of documents.entries()) {
    ratedOf(document);
    shownOf(document);
    codesOf(document);
    yield ((place + 1) / documents.length) * DOCUMENTS_SHARE;
  }
  // What they come to together is counted section by section, so that none of them keeps the page for long.
  const pieces = [
    () => soldSections(found),
    () => hsnOfMonth(found, asked[0]),
    () => selectTaxReturn(state, ...asked),
    () => selectRecords(state, ...asked),
    () => selectGstr1(state, ...asked),
    () => selectReturned(state, ...asked),
    () => selectStated(state, ...asked),
    () => selectBooksTie(state, ...asked),
  ];
  for (const [place, count] of pieces.entries()) {
    count();
    yield DOCUMENTS_SHARE + ((place + 1) / (pieces.length + 1)) * (1 - DOCUMENTS_SHARE);
  }
  return selectFiling(state, ...asked);
}
