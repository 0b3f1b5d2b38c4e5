import { Suspense, useState, type ReactNode } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectReceiptRows, type ReceiptRow } from '@/store/billing/receipts/receiptRows';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import { receiptAllocated, receiptBounced } from '@/store/facts/receipts';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { receiptColumns } from './receiptColumns';

const AllocateDialog = lazyWhenIdle(() => import('./AllocateDialog'));
const RefundDialog = lazyWhenIdle(() => import('./RefundDialog'));

/** What of the receipts can be shown alone. */
const PARTS = {
  'On account': ({ onAccount }: ReceiptRow) => onAccount > 0,
  Bounced: ({ status }: ReceiptRow) => status === 'Bounced',
};

/** All receipts, with what can be done with each; `begin` records the first one. */
export function ReceiptsTable({ begin }: { begin: ReactNode }) {
  const say = useSay();
  const rows = useAppSelector(selectReceiptRows);
  const [allocating, setAllocating] = useState<ReceiptRow>();
  const [refunding, setRefunding] = useState<ReceiptRow>();
  const unnumbered = useUnnumbered();
  const nameOf = (row: ReceiptRow) => shownNumber(row, unnumbered);
  const bounce = (row: ReceiptRow) =>
    void say(receiptBounced(row.id), `${nameOf(row)} bounced: what it settled is open again`);
  const columns = receiptColumns({ allocate: setAllocating, refund: setRefunding, bounce }, nameOf);
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
        begin={begin}
        empty="No receipts yet. Click the Record Receipt button to add one."
        nothingFound="No records found"
      />
      <Suspense>
        {allocating && (
          <AllocateDialog
            accountId={allocating.accountId}
            name={nameOf(allocating)}
            left={allocating.onAccount}
            does={receiptAllocated}
            allocate={(allocations, told) => say(receiptAllocated(allocating.id, allocations), told)}
            onClose={() => setAllocating(undefined)}
          />
        )}
        {refunding && (
          <RefundDialog
            money={refunding}
            name={nameOf(refunding)}
            left={refunding.refundable}
            onClose={() => setRefunding(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
