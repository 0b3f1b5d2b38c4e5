import { Suspense, useState } from 'react';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { receiptRecorded } from '@/store/facts/receipts';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { MoreMenu } from '@/ui/MoreMenu';
import { CancellingIrn } from '@/parts/eInvoices/CancelIrn';
import { SendButton } from './letters/SendButton';
import { useBillStanding } from './useBillStanding';
import { useSeldomBillActs, type BillDialog } from './useSeldomBillActs';

const AmendRecipientDialog = lazyWhenIdle(() => import('./AmendRecipientDialog'));
const CreditNoteDialog = lazyWhenIdle(() => import('@/parts/creditNote/CreditNoteDialog'));
const DebitNoteDialog = lazyWhenIdle(() => import('./DebitNoteDialog'));
const RecordReceiptDialog = lazyWhenIdle(() => import('./receipts/RecordReceiptDialog'));

/** What can be done with a bill on its page: paid, sent, and what is done seldom. */
export function BillActions({ bill }: { bill: IssuedBill }) {
  const [begun, setBegun] = useState<BillDialog>();
  const { open } = useBillStanding(bill);
  const seldom = useSeldomBillActs(bill, setBegun);
  const end = () => setBegun(undefined);
  return (
    <>
      {isLive(bill) && (
        <>
          <LimitedButton
            does={receiptRecorded}
            type={open > 0 ? 'primary' : 'default'}
            onClick={() => setBegun('receipt')}
          >
            Record Receipt
          </LimitedButton>
          <SendButton kind="Bill" ids={[bill.id]}>
            Send
          </SendButton>
        </>
      )}
      <MoreMenu acts={seldom} />
      <Suspense>
        {begun === 'receipt' && <RecordReceiptDialog accountId={bill.accountId} onClose={end} />}
        {begun === 'credit' && <CreditNoteDialog bill={bill} onClose={end} />}
        {begun === 'debit' && <DebitNoteDialog bill={bill} onClose={end} />}
        {begun === 'amend' && <AmendRecipientDialog bill={bill} onClose={end} />}
        {begun === 'irn' && <CancellingIrn id={bill.id} onClose={end} />}
      </Suspense>
    </>
  );
}
