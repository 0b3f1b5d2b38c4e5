import { createSelector } from '@reduxjs/toolkit';
import { companyNow, type Company } from '@/store/billing/company/company';
import { tableRows } from '@/store/billing/receivables/sold';
import { partsOf } from '@/store/kit/partOf';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { advanceChanges } from './advances';
import { amendedIn } from './amendedBills';
import { monthAsked, selectDetailsOfMonth, unnumberedAsked, type OfMonth, type WithFiled } from './asked';
import { issuedDocuments, type IsFiled } from './issuedDocuments';
import { filerOf, giverOfChallan, type Showing } from './registrations';

type Books = Omit<WithFiled, 'branches'>;

/** What a month tells: what was issued in it, and what of earlier months it takes off or amends. What takes longer to find comes last, for who needs no more. */
function* toldIn(
  books: Books,
  company: Books['company'],
  month: string,
  unnumbered: ReadonlySet<string>,
  isMore: IsFiled,
): Generator<Showing> {
  const state = { ...books, company };
  const { issued, noted, debited, taken } = issuedDocuments(state, month, unnumbered);
  yield* [...issued, ...noted, ...debited, ...taken.map(({ bill }) => bill)];
  yield* [...tableRows(books.receipts), ...tableRows(books.refundVouchers)].filter(({ on }) => on.startsWith(month));
  yield* tableRows(books.challans).filter((challan) => {
    const days = [challan.offeredOn, dayOfDocument(challan), challan.credit?.on];
    return giverOfChallan(state, challan) === '' && days.some((day) => day?.startsWith(month));
  });
  yield* amendedIn(state, month);
  yield* advanceChanges(books, month, unnumbered, isMore).map(({ receipt }) => receipt);
}

/** The last details with a GST number that something of a month shows, of a company that has none any more; undefined where nothing does. */
function lastShown(
  books: Books,
  company: Books['company'],
  month: string,
  unnumbered: ReadonlySet<string>,
): Company | undefined {
  const { ids, entities } = company;
  const numbered = ids.flatMap((id) => entities[id] ?? []).filter(({ gstin }) => gstin !== '');
  if (numbered.length === 0) return undefined;
  const last = numbered.at(-1);
  const places = new Map(numbered.map(({ id }, place) => [id, place]));
  const placeOf = ({ companyId = ids[0] }: Showing) => places.get(companyId ?? '') ?? -1;
  // Details that changed in nothing that is filed are as good as the last.
  const enough =
    numbered.findLastIndex(({ gstin, stateCode }) => gstin !== last?.gstin || stateCode !== last.stateCode) + 1;
  let found = -1;
  for (const document of toldIn(books, company, month, unnumbered, (one) => placeOf(one) > found)) {
    found = Math.max(found, placeOf(document));
    if (found >= enough) break;
  }
  return numbered[found];
}

/** The GST number and the state under which the company files a month: of a company without a number by what of the month it tells. */
export const selectOwnThen = createSelector(
  [
    selectDetailsOfMonth,
    partsOf<WithFiled>()(
      'bills',
      'creditNotes',
      'debitNotes',
      'openings',
      'receipts',
      'refundVouchers',
      'challans',
      'company',
      'periods',
    ),
    monthAsked,
    unnumberedAsked,
  ],
  (company, books, month, unnumbered): Pick<Company, 'gstin' | 'stateCode'> => {
    const shown = companyNow({ company }).gstin === '' && lastShown(books, company, month, unnumbered);
    return shown ? { gstin: shown.gstin, stateCode: shown.stateCode } : filerOf({ company }, '');
  },
);

/** The GST number under which the company files a month. */
export const ownNumberOf = (state: WithFiled, ...[month, unnumbered]: OfMonth): string =>
  selectOwnThen(state, month, unnumbered).gstin;
