import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useAsked } from '@/parts/useAsked';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { WhenReady } from '@/parts/WhenReady';
import { receiptRecorded } from '@/store/facts/receipts';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { NeedsFirst } from '@/ui/NeedsFirst';
import { Page } from '@/ui/Page';
import { useUrlChoice } from '@/ui/urlChoice';
import { AgeingTable } from './AgeingTable';
import { ReceiptsTable } from './ReceiptsTable';

const RecordReceiptDialog = lazyWhenIdle(() => import('./RecordReceiptDialog'));
const BankImportDialog = lazyWhenIdle(() => import('./BankImportDialog'));
const TdsDialog = lazyWhenIdle(() => import('./TdsDialog'));

/** Money that came in, and what is still to come. */
export default function ReceiptsScreen() {
  const today = useToday();
  const asked = useAsked();
  const [recording, setRecording] = useState(false);
  const [importing, setImporting] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const [active] = useUrlChoice('tab', ['receipts', 'ageing']);
  const close = () => {
    setRecording(false);
    setImporting(false);
    asked.done();
  };
  const hasClients = useAppSelector(({ accounts }) => accounts.ids.length > 0);
  const hasReceipts = useAppSelector(({ receipts }) => receipts.ids.length > 0);
  const record = (
    <LimitedButton
      does={receiptRecorded}
      type="primary"
      icon={<Icon of={PlusOutlined} />}
      onClick={() => setRecording(true)}
    >
      Record Receipt
    </LimitedButton>
  );
  return (
    <Page
      title={active === 'ageing' ? 'Ageing' : 'Receipts'}
      actions={
        <>
          {hasReceipts && active === 'receipts' && <Button onClick={() => setIsComparing(true)}>TDS by Quarter</Button>}
          <LimitedButton does={receiptRecorded} onClick={() => setImporting(true)}>
            Import
          </LimitedButton>
          {(hasReceipts || (hasClients && active === 'ageing')) && record}
        </>
      }
    >
      <WhenReady loading="Loading receipts..." failed="Error loading receipts.">
        <NeedsFirst
          has={hasClients}
          says="Receipts are from clients. Add the first client."
          add="New Account"
          to={paths.sales.newAccount}
        >
          {active === 'ageing' ? <AgeingTable today={today} /> : <ReceiptsTable begin={record} />}
        </NeedsFirst>
        <Suspense>{(recording || asked.what === 'record') && <RecordReceiptDialog onClose={close} />}</Suspense>
        <Suspense>{isComparing && <TdsDialog onClose={() => setIsComparing(false)} />}</Suspense>
        <Suspense>{(importing || asked.what === 'import') && <BankImportDialog onClose={close} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
