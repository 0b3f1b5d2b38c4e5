import { createSelector } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { paths } from '@/paths';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { tableRows } from '@/store/billing/receivables/sold';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { rupees, sumOf } from '@/store/kit/money';
import { partsOf } from '@/store/kit/partOf';
import { filerAsked, monthAsked, unnumberedAsked, type WithFiled } from './asked';
import { selectCompanysFiler, selectFilerThen } from './filerThen';
import { documentMend } from './mending';
import { pageOf, type Missing } from './missing';
import { goodsGivenBack } from './onAccount';

type Books = WithDebts & WithRefundVouchers & WithFiled;

const BY_HAND = 'where GST was paid on that as an advance, take it off in table 11B by hand.';
const AGAIN_BY_HAND =
  'of the opening balance: where GST was paid on that as an advance, it is one again: tell it in table 11A by hand.';
const FOR_GOODS =
  'of the opening balance for goods, which is no advance: take nothing off in table 11B when that settles a bill or is paid back.';

/** What of clients' opening balances settled bills in a month, `YYYY-MM`, without the `unnumbered`. */
const settledIn = (
  books: Pick<Books, 'bills' | 'openings' | 'debitNotes'>,
  month: string,
  unnumbered: ReadonlySet<string>,
): Missing[] =>
  tableRows(books.openings).flatMap(({ accountId, later = [] }) =>
    later.flatMap(({ id, billId, amount, on }): Missing[] => {
      const document = books.bills.entities[billId] ?? books.debitNotes.entities[billId];
      if (!document || unnumbered.has(billId)) return [];
      const { docNo, recipient, issuedOn } = document;
      // What was allocated before its bill was there settles it from the bill's day on.
      if (!(issuedOn > on ? issuedOn : on).startsWith(month)) return [];
      const what = `${formatMoney(amount)} of the opening balance settled it: ${BY_HAND}`;
      return [{ id, accountId, docNo, name: recipient.name, what, mend: pageOf(document) }];
    }),
  );

/** What credit notes of a month, `YYYY-MM`, gave back to clients' opening balances, and that what is for goods of it is no advance. */
const givenBackIn = (
  books: Pick<Books, 'bills' | 'openings' | 'debitNotes' | 'creditNotes'>,
  month: string,
  unnumbered: ReadonlySet<string>,
): Missing[] =>
  tableRows(books.openings).flatMap(({ accountId, released = [] }) =>
    released.flatMap((one): Missing[] => {
      const { id, billId, amount, on } = one;
      const note = books.creditNotes.entities[id];
      if (!note || !on.startsWith(month) || unnumbered.has(id)) return [];
      const goods = rupees(goodsGivenBack(books, one));
      const name = (books.bills.entities[billId] ?? books.debitNotes.entities[billId])?.recipient.name ?? '';
      const what = [
        ...(goods < amount ? [`It gives back ${formatMoney(sumOf([amount, -goods]))} ${AGAIN_BY_HAND}`] : []),
        ...(goods > 0 ? [`It gives back ${formatMoney(goods)} ${FOR_GOODS}`] : []),
      ].join(' ');
      return [{ id: `${id} given back`, accountId, docNo: note.docNo, name, what, mend: pageOf(note) }];
    }),
  );

/** What of clients' opening balances was paid back in a month, `YYYY-MM`. */
const paidBackIn = (
  { openings, refundVouchers }: Pick<Books, 'openings' | 'refundVouchers'>,
  month: string,
  unnumbered: ReadonlySet<string>,
): Missing[] =>
  tableRows(openings).flatMap(({ accountId, refunds = [] }) =>
    refunds.flatMap(({ id, on, amount }): Missing[] => {
      const voucher = refundVouchers.entities[id];
      if (!voucher || !on.startsWith(month) || unnumbered.has(id)) return [];
      const { docNo, recipient } = voucher;
      const what = `It pays back ${formatMoney(amount)} of the opening balance: ${BY_HAND}`;
      const mend = documentMend(voucher, paths.sales.refundVoucherOf);
      return [{ id, accountId, docNo, name: recipient.name, what, mend }];
    }),
  );

/**
 * What of a month the advances of its return do not tell: what clients had to their credit before the first bill, of which nobody told
 * whether and at which rate it bore GST, is an advance as well.
 */
export const selectOpeningsUsed = createSelector(
  [
    partsOf<Books>()('bills', 'openings', 'debitNotes', 'creditNotes', 'refundVouchers'),
    selectFilerThen,
    monthAsked,
    unnumberedAsked,
    filerAsked,
    selectCompanysFiler,
  ],
  (books, { gstin }, month, unnumbered, filer, companys): Missing[] =>
    // Clients pay the company, and who has no GST number paid no GST.
    filer === companys && gstin !== ''
      ? [
          ...settledIn(books, month, unnumbered),
          ...givenBackIn(books, month, unnumbered),
          ...paidBackIn(books, month, unnumbered),
        ]
      : [],
);
