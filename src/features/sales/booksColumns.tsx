import type { BooksSum } from '@/store/billing/returns/booksTie';
import type { BooksDifference } from '@/store/billing/returns/bookedDocuments';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { OpenLink } from '@/ui/links';

const sum = columnsOf<BooksSum>();
/** The sums of a month's documents beside those of our books. */
export const booksColumns: Column<BooksSum>[] = [
  sum.text('name', 'Documents', ({ name }) => name),
  sum.count('count', 'In the Return', ({ count }) => count),
  sum.money('taxable', 'Taxable Value', ({ taxable }) => taxable),
  sum.money('gst', 'GST', ({ gst }) => gst),
  sum.money('round-off', 'Round off', ({ roundOff }) => roundOff),
  sum.money('in-return', 'Amount in the Return', ({ inReturn }) => inReturn),
  sum.money('in-books', 'Amount in Our Books', ({ inBooks }) => inBooks),
  sum.money('difference', 'Difference', ({ difference }) => difference),
];

const apart = columnsOf<BooksDifference>();
/** What only the return has, or only our books. */
export const apartColumns: Column<BooksDifference>[] = [
  apart.shown(
    'identifier',
    'number',
    'Document',
    ({ docNo }) => docNo,
    ({ docNo, page }) => <OpenLink to={page.to}>{docNo}</OpenLink>,
  ),
  apart.date('date', 'Date', ({ on }) => on),
  apart.text('name', 'Recipient', ({ name }) => name),
  apart.longText('what', 'Why', ({ what }) => what),
  apart.money('in-return', 'Amount in the Return', ({ inReturn }) => inReturn),
  apart.money('in-books', 'Amount in Our Books', ({ inBooks }) => inBooks),
];
