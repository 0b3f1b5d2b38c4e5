import type { NotInFiles } from '@/store/billing/tally/leftOut';
import type { TallySum } from '@/store/billing/tally/tallySums';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { OpenLink } from '@/ui/links';

const sum = columnsOf<TallySum>();
/** The sums of the files beside those of our books. */
export const sumColumns: Column<TallySum>[] = [
  sum.text('name', 'Vouchers', ({ name }) => name),
  sum.count('count', 'In the Files', ({ count }) => count),
  sum.count('cancelled', 'Cancelled', ({ cancelled }) => cancelled),
  sum.money('inFiles', 'Amount in the Files', ({ inFiles }) => inFiles),
  sum.money('inBooks', 'Amount in Our Books', ({ inBooks }) => inBooks),
  sum.money('difference', 'Difference', ({ difference }) => difference),
];

const left = columnsOf<NotInFiles>();
/** What is booked by hand. */
export const notInFilesColumns: Column<NotInFiles>[] = [
  left.shown(
    'identifier',
    'number',
    'Document',
    ({ docNo }) => docNo,
    ({ docNo, page }) => <OpenLink to={page.to}>{docNo}</OpenLink>,
  ),
  left.date('date', 'Date', ({ on }) => on),
  left.text('name', 'Recipient', ({ name }) => name),
  left.longText('what', 'What to book', ({ what }) => what),
  left.money('amount', 'Amount', ({ amount }) => amount),
];
