import { Suspense, useState } from 'react';
import { eInvoiceCancelled } from '@/store/facts/bills';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { useRegistered } from './useRegistered';

const CancelIrnDialog = lazyWhenIdle(() => import('./CancelIrnDialog'));

/** The cancelling of the IRN that a document has as it is opened. */
export function CancellingIrn({ id, onClose }: { id: string; onClose: () => void }) {
  const now = useRegistered(id);
  const [registered] = useState(now);
  return registered && <CancelIrnDialog {...registered} onClose={onClose} />;
}

interface CancelIrnProps {
  id: string;
  /** Which document it is, where it stands in a row of a list. */
  docNo?: string;
}

/** Opens the cancelling of a document's IRN; nothing to click where it has none that stands. */
export function CancelIrn({ id, docNo }: CancelIrnProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {useRegistered(id) && (
        <LimitedButton
          does={eInvoiceCancelled}
          {...(docNo !== undefined && { size: 'small', 'aria-label': `Cancel IRN of ${docNo}` })}
          onClick={() => setOpen(true)}
        >
          Cancel IRN
        </LimitedButton>
      )}
      <Suspense>{open && <CancellingIrn id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
