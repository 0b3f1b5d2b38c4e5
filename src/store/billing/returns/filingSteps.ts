import { selectBooksTie } from './booksTie';
import { selectMonthDocuments, type OfMonth } from './filedDocuments';
import { selectFiling, selectGstr1, selectTaxReturn, type Filing } from './taxReturn';
import { ratedOf, shownOf } from './taxed';

type Books = Parameters<typeof selectFiling>[0];

/** How much of a return its documents are; the rest is what they come to together. */
const DOCUMENTS_SHARE = 0.6;

/** Counts a return document by document, telling how much of it is done, from 0 to 1: it comes to what `selectFiling` gives, with turns for the page in between. */
export function* filingSteps(state: Books, ...asked: OfMonth): Generator<number, Filing> {
  const { live, taken, debits } = selectMonthDocuments(state, ...asked);
  const documents = [...live, ...taken.map(({ note }) => note), ...debits.map(({ note }) => note)];
  for (const [place, document] of documents.entries()) {
    ratedOf(document);
    shownOf(document);
    yield ((place + 1) / documents.length) * DOCUMENTS_SHARE;
  }
  selectTaxReturn(state, ...asked);
  yield 0.8;
  selectGstr1(state, ...asked);
  yield 0.9;
  selectBooksTie(state, ...asked);
  yield 0.95;
  return selectFiling(state, ...asked);
}
