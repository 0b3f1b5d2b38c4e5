import { useMemo } from 'react';
import { mailHref, whatsAppHref } from '@/parts/contactLinks';
import { useAppSelector } from '@/parts/hooks';
import { Namesake } from '@/parts/Namesake';
import { paths } from '@/paths';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billMessage } from '@/store/billing/papers/billMessage';
import { companyOf, type ClientFields } from '@/store/clients/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { ClientOf } from '@/features/sales/ClientOf';
import { DetailsDialog } from '@/ui/DetailsDialog';

interface SentBill {
  id: string;
  bill: IssuedBill;
  company: string;
  client: ClientFields;
}

const { shown, money, linkedIdentifier } = columnsOf<SentBill>();

const addressOf = ({ client }: SentBill) => client.email || client.emailAddress;
const mailOf = (row: SentBill) => {
  const { subject, text: body } = billMessage(row.bill, row.client.firstName);
  return mailHref(addressOf(row), subject, body);
};
const chatOf = ({ bill, client }: SentBill) =>
  whatsAppHref(client.mobileNumber, billMessage(bill, client.firstName).text);

const COLUMNS = [
  linkedIdentifier(
    'bill',
    'Bill',
    ({ bill }) => bill.docNo,
    ({ bill }) => paths.sales.invoiceOf(bill.number),
  ),
  shown(
    'text',
    'company',
    'Company',
    ({ company }) => company,
    ({ company, bill }) => (
      <>
        <ClientOf accountId={bill.accountId} name={company} />
        <Namesake of={bill.accountId} />
      </>
    ),
  ),
  money('total', 'Total', ({ bill }) => bill.total),
  shown('text', 'email', 'Email', addressOf, (row) => addressOf(row) && <a href={mailOf(row)}>{addressOf(row)}</a>),
  shown(
    'identifier',
    'whatsapp',
    'WhatsApp',
    ({ client }) => client.mobileNumber,
    (row) =>
      row.client.mobileNumber && (
        <a href={chatOf(row)} target="_blank" rel="noopener noreferrer">
          {row.client.mobileNumber}
        </a>
      ),
  ),
];

/** Bills with the ways to send each to its client, with a message that is begun. */
export default function SendBillsDialog({ bills, onClose }: { bills: readonly IssuedBill[]; onClose: () => void }) {
  const accounts = useAppSelector((state) => state.accounts);
  const rows = useMemo(
    () =>
      bills.flatMap((bill): SentBill[] => {
        const account = accounts.entities[bill.accountId];
        return account ? [{ id: bill.id, bill, company: companyOf(account), client: clientFieldsOf(account) }] : [];
      }),
    [bills, accounts],
  );
  return (
    <DetailsDialog title="Send Bills" onClose={onClose}>
      <p>Download the PDF of a bill from its page, and attach it to the message.</p>
      <DataTable
        label="Bills to send"
        name="send"
        rows={rows}
        columns={COLUMNS}
        searchHint="Bill or company"
        empty="No bills to send."
      />
    </DetailsDialog>
  );
}
