import { formatCountOf, formatMoney } from '@/format';
import { paths } from '@/paths';
import { selectBillRows, type BillRow, type BillStanding } from '@/store/billing/receivables/billRows';
import { unambiguousCompany } from '@/store/clients/accounts/namesakes';
import { pushTo } from '@/store/kit/grouping';
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
    const client = about.replace(/^bills? | bills?$/g, '');
    const byAccount = new Map<string, BillRow[]>();
    for (const row of standing) if (begins(row.company, client)) pushTo(byAccount, row.bill.accountId, row);
    return [...byAccount].flatMap(([id, rows]) => {
      const account = business.accounts.entities[id];
      return account
        ? told(`${title} of ${unambiguousCompany(business, account)}`, rows, `${list}&account=${account.number}`)
        : [];
    });
  };
