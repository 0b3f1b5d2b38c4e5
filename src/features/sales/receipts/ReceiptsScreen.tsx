import { PlusOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { WhenReady } from '@/parts/WhenReady';
import { AGES, type Age } from '@/store/billing/receivables/ageing';
import { selectAgeingRows } from '@/store/billing/receivables/balances';
import { selectReceiptRows, type ReceiptRow } from '@/store/billing/receipts/receiptRows';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import { sumOf } from '@/store/kit/money';
import { receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Page } from '@/ui/Page';
import { useUrlChoice } from '@/ui/urlChoice';
import { clientAgeingColumns } from './ageingColumns';
import { AgeingFacts } from './AgeingFacts';
import { DayChoice } from './DayChoice';
import { receiptColumns } from './receiptColumns';
import { useDayWord } from './useDayWord';

const RecordReceiptDialog = lazyWhenIdle(() => import('./RecordReceiptDialog'));
const BankImportDialog = lazyWhenIdle(() => import('./BankImportDialog'));
const AllocateReceiptDialog = lazyWhenIdle(() => import('./AllocateReceiptDialog'));

/** What of the receipts can be shown alone. */
const PARTS = {
  'On account': ({ onAccount }: ReceiptRow) => onAccount > 0,
  Bounced: ({ status }: ReceiptRow) => status === 'Bounced',
};

function ReceiptsTable() {
  const say = useSay();
  const rows = useAppSelector(selectReceiptRows);
  const [allocating, setAllocating] = useState<ReceiptRow>();
  const unnumbered = useUnnumbered();
  const nameOf = (row: ReceiptRow) => shownNumber('Receipt', row, unnumbered);
  const bounce = (row: ReceiptRow) =>
    void say(receiptBounced(row.id), `${nameOf(row)} bounced: what it settled is open again`);
  const columns = receiptColumns({ allocate: setAllocating, bounce }, nameOf);
  return (
    <>
      <DataTable
        label="Receipts"
        rows={rows}
        columns={columns}
        alsoKept={['tab']}
        dense
        parts={PARTS}
        searchHint="Number, client or reference"
        empty="No receipts yet. Click the Record Receipt button to add one."
        nothingFound="No records found"
      />
      <Suspense>
        {allocating && (
          <AllocateReceiptDialog
            receipt={allocating}
            name={nameOf(allocating)}
            onClose={() => setAllocating(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** What all clients owed on a day, at first on `today` (ISO date), by how long it had been due. */
function AgeingTable({ today }: { today: string }) {
  const [day, setDay] = useDayWord('on', today);
  const rows = useAppSelector((state) => selectAgeingRows(state, day));
  const sums = useMemo(
    () => ({
      byAge: Object.fromEntries(AGES.map((age) => [age, sumOf(rows.map(({ byAge }) => byAge[age]))])) as Record<
        Age,
        number
      >,
      onAccount: sumOf(rows.map(({ onAccount }) => onAccount)),
      balance: sumOf(rows.map(({ balance }) => balance)),
    }),
    [rows],
  );
  return (
    <>
      <DayChoice label="As of" day={day} onDay={setDay} />
      <AgeingFacts {...sums} />
      <DataTable
        label="Ageing of all clients"
        rows={rows}
        columns={clientAgeingColumns}
        alsoKept={['tab', 'on']}
        searchHint="Company"
        empty="Nobody owes anything."
        nothingFound="No records found"
      />
    </>
  );
}

/** Money that came in, and what is still to come. */
export default function ReceiptsScreen() {
  const today = useToday();
  const asked = useAsked();
  const [recording, setRecording] = useState(false);
  const [importing, setImporting] = useState(false);
  const [active, setActive] = useUrlChoice('tab', ['receipts', 'ageing']);
  const close = () => {
    setRecording(false);
    setImporting(false);
    asked.done();
  };
  return (
    <Page
      title="Receipts"
      actions={
        <>
          <LimitedButton does={receiptRecorded} onClick={() => setImporting(true)}>
            Import
          </LimitedButton>
          <LimitedButton
            does={receiptRecorded}
            type="primary"
            icon={<Icon of={PlusOutlined} />}
            onClick={() => setRecording(true)}
          >
            Record Receipt
          </LimitedButton>
        </>
      }
    >
      <WhenReady loading="Loading receipts..." failed="Error loading receipts.">
        <Tabs
          activeKey={active}
          onChange={(key) => setActive(key === 'ageing' ? 'ageing' : 'receipts')}
          destroyOnHidden
          items={[
            { key: 'receipts', label: 'Receipts', children: <ReceiptsTable /> },
            { key: 'ageing', label: 'Ageing', children: <AgeingTable today={today} /> },
          ]}
        />
        <Suspense>{(recording || asked.what === 'record') && <RecordReceiptDialog onClose={close} />}</Suspense>
        <Suspense>{(importing || asked.what === 'import') && <BankImportDialog onClose={close} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
