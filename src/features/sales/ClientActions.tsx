import { Suspense, useState } from 'react';
import { paths } from '@/paths';
import type { Account } from '@/store/billing/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { receiptRecorded } from '@/store/facts/receipts';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { MoreMenu } from '@/ui/MoreMenu';
import { seldomClientActs, type ClientDialog } from './seldomClientActs';

const CreditTermsDialog = lazyWhenIdle(() => import('./CreditTermsDialog'));
const RecordReceiptDialog = lazyWhenIdle(() => import('./receipts/RecordReceiptDialog'));
const RequestDeletionDialog = lazyWhenIdle(() => import('@/parts/RequestDeletionDialog'));
const WritingWishesDialog = lazyWhenIdle(() => import('./WritingWishesDialog'));

/** What can be done with a client on its page: paid, billed, and what is done seldom. */
export function ClientActions({ account }: { account: Account }) {
  const [begun, setBegun] = useState<ClientDialog>();
  const { id, number, vehicles } = account;
  const plates = vehicles.map(({ vehicleNo }) => vehicleNo).filter((vehicleNo) => !isUnassigned(vehicleNo));
  const end = () => setBegun(undefined);
  return (
    <>
      <LimitedButton does={receiptRecorded} type="primary" onClick={() => setBegun('receipt')}>
        Record Receipt
      </LimitedButton>
      <LinkButton to={paths.sales.editBillOf(number)}>Edit Bill</LinkButton>
      <LinkButton to={paths.sales.proformaOf(number)}>PI</LinkButton>
      <MoreMenu acts={seldomClientActs(setBegun)} />
      <Suspense>
        {begun === 'receipt' && <RecordReceiptDialog accountId={id} onClose={end} />}
        {begun === 'credit' && <CreditTermsDialog account={account} onClose={end} />}
        {begun === 'wishes' && <WritingWishesDialog account={account} onClose={end} />}
        {begun === 'deletion' && <RequestDeletionDialog plates={plates} onClose={end} />}
      </Suspense>
    </>
  );
}
