import { paths } from '@/paths';
import { LinkButton } from '@/ui/links';

/** The ways to the books, which the menu of the sales area does not name: of a month, `YYYY-MM`, where one is looked at. */
export function BookLinks({ month }: { month?: string | undefined }) {
  const { billRun, billRunOf, issuedBillsOf, receipts, taxReturns } = paths.sales;
  const books = [
    ['Bill Run', month === undefined ? billRun : billRunOf(month)],
    ['Issued Bills', issuedBillsOf(month === undefined ? {} : { month })],
    ['Receipts', receipts],
    ['GST Returns', taxReturns],
  ] as const;
  return books.map(([label, to]) => (
    <LinkButton key={label} to={to}>
      {label}
    </LinkButton>
  ));
}
