import { formatCountOf, formatMoney } from '@/format';
import { paths } from '@/paths';
import { selectBillRows, type BillRow, type BillStanding } from '@/store/billing/receivables/billRows';
import { sumOf } from '@/store/kit/money';
import { begins, filteredBy, type Answers } from './asked';
import type { Choice } from './recordIndex';

const { sales } = paths;

const told = (title: string, rows: readonly BillRow[], to: string): Choice => ({
  title,
  detail: `${formatCountOf(rows.length, 'bill')}, ${formatMoney(sumOf(rows.map(({ open }) => open)))} open`,
  to,
});

/** "unpaid", "overdue shivneri": the bills that stand so, of all clients or of those that are named. */
export const billsStanding =
  (title: string, standings: readonly BillStanding[]): Answers =>
  ({ business, about, today }) => {
    const standing = selectBillRows(business, today).filter((row) => standings.includes(row.standing));
    const list = filteredBy(sales.issuedBills, 'state', standings);
    if ('bills'.startsWith(about)) return [told(title, standing, list)];
    const companies = [...new Set(standing.map(({ company }) => company))].filter((company) => begins(company, about));
    return companies.map((company) =>
      told(
        `${title} of ${company}`,
        standing.filter((row) => row.company === company),
        `${list}&${new URLSearchParams({ q: company })}`,
      ),
    );
  };
