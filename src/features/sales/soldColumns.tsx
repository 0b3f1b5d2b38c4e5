import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { ReceivedRow } from '@/store/billing/receivables/received';
import type { SoldBill, SoldClient } from '@/store/billing/receivables/sold';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import { TextLink } from '@/ui/links';
import { columnsOf } from '@/ui/columns';
import { ClientOf } from './ClientOf';

interface Sold {
  company: string;
  account: AccountRow | undefined;
}

const companyCell = ({ company, account }: Sold) =>
  account ? (
    <>
      <TextLink to={paths.sales.detailedClientOf(account.number)}>{company}</TextLink>
      <Namesake of={account.id} />
    </>
  ) : (
    company
  );

const bills = columnsOf<SoldBill>();

/** The columns of bills as sales, with those whose numbers are not confirmed yet. */
export const soldColumns = (unnumbered: ReadonlySet<string>) => [
  bills.linkedIdentifier(
    'bill',
    'Bill',
    ({ bill }) => shownNumber(bill, unnumbered),
    ({ bill }) => paths.sales.invoiceOf(bill.number),
  ),
  bills.onCard(
    'fact',
    bills.date('issued-on', 'Issued On', ({ bill }) => bill.issuedOn),
  ),
  bills.month('billed-month', 'Month', ({ bill }) => bill.month),
  bills.onCard(
    'fact',
    bills.shown('text', 'company', 'Company', ({ company }) => company, companyCell),
  ),
  bills.text('for', 'For', ({ bill }) => bill.part),
  bills.count('vehicles', 'Vehicles', ({ vehicles }) => vehicles),
  bills.money('without-gst', 'Without GST', ({ sold }) => sold),
  bills.money('total', 'Total', ({ total }) => total),
];

const clients = columnsOf<SoldClient>();

/** The columns of clients by what was sold to them. */
export const soldClientColumns = [
  clients.shown('text', 'company', 'Company', ({ company }) => company, companyCell),
  clients.count('bills', 'Bills', (row) => row.bills),
  clients.count('vehicles', 'Vehicles', ({ vehicles }) => vehicles),
  clients.money('without-gst', 'Without GST', ({ sold }) => sold),
];

const receipts = columnsOf<ReceivedRow>();

/** The columns of the money that came in, with the receipts whose numbers are not confirmed yet. */
export const receiptMoneyColumns = (unnumbered: ReadonlySet<string>) => [
  receipts.linkedIdentifier(
    'receipt',
    'Receipt',
    ({ receipt }) => shownNumber(receipt, unnumbered),
    ({ receipt }) => paths.sales.receiptOf(receipt.number),
  ),
  receipts.date('date', 'Date', ({ receipt }) => receipt.on),
  {
    ...receipts.party('company', 'Company', ({ company }) => company),
    cell: ({ company, receipt }: ReceivedRow) => (
      <>
        <ClientOf accountId={receipt.accountId} name={company} />
        <Namesake of={receipt.accountId} />
      </>
    ),
  },
  receipts.text('mode', 'Mode', ({ receipt }) => receipt.mode),
  receipts.identifier('reference', 'Reference', ({ receipt }) => receipt.reference),
  receipts.onCard(
    'amount',
    receipts.money('amount', 'Amount', ({ receipt }) => receipt.cash),
  ),
  receipts.money('tds', 'TDS', ({ receipt }) => receipt.tds?.amount ?? 0),
  receipts.money('with-tds', 'With TDS', ({ received }) => received),
];
