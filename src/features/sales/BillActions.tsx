import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { paths } from '@/paths';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { receiptRecorded } from '@/store/facts/receipts';
import type { Table } from '@/store/kit/table';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { AmendRecipient } from './AmendRecipient';
import { CancelBill } from './CancelBill';
import { CancelIrn } from './eInvoices/CancelIrn';
import { SendButton } from './letters/SendButton';

const CreditNoteDialog = lazyWhenIdle(() => import('@/parts/creditNote/CreditNoteDialog'));
const DebitNoteDialog = lazyWhenIdle(() => import('./DebitNoteDialog'));
const RecordReceiptDialog = lazyWhenIdle(() => import('./receipts/RecordReceiptDialog'));

/** The bills before and after one, in the order of their numbers. */
function Neighbours({ bill, bills }: { bill: IssuedBill; bills: Table<IssuedBill> }) {
  const place = bills.ids.indexOf(bill.id);
  const [previous, next] = [bills.ids[place - 1], bills.ids[place + 1]].map((id) => bills.entities[id ?? '']);
  return (
    <>
      {previous && (
        <LinkButton
          to={paths.sales.invoiceOf(previous.number)}
          aria-label="Previous bill"
          icon={<Icon of={LeftOutlined} />}
        />
      )}
      {next && (
        <LinkButton to={paths.sales.invoiceOf(next.number)} aria-label="Next bill" icon={<Icon of={RightOutlined} />} />
      )}
    </>
  );
}

/** What can be done with a bill on its page: sent, paid, credited, debited, cancelled; and the ways to those beside it. */
export function BillActions({ bill, bills }: { bill: IssuedBill; bills: Table<IssuedBill> }) {
  const [begun, setBegun] = useState<'receipt' | 'credit' | 'debit'>();
  const end = () => setBegun(undefined);
  return (
    <>
      {isLive(bill) && (
        <>
          <SendButton kind="Bill" ids={[bill.id]}>
            Send
          </SendButton>
          <LimitedButton does={receiptRecorded} onClick={() => setBegun('receipt')}>
            Record Receipt
          </LimitedButton>
          <LimitedButton does={creditNoteIssued} onClick={() => setBegun('credit')}>
            Credit
          </LimitedButton>
          <LimitedButton does={debitNoteIssued} onClick={() => setBegun('debit')}>
            Debit
          </LimitedButton>
        </>
      )}
      <AmendRecipient bill={bill} />
      <CancelIrn id={bill.id} />
      <CancelBill bill={bill} />
      <Neighbours bill={bill} bills={bills} />
      <Suspense>
        {begun === 'receipt' && <RecordReceiptDialog accountId={bill.accountId} onClose={end} />}
        {begun === 'credit' && <CreditNoteDialog bill={bill} onClose={end} />}
        {begun === 'debit' && <DebitNoteDialog bill={bill} onClose={end} />}
      </Suspense>
    </>
  );
}
