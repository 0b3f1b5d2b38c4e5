import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import { hasIrn } from '@/store/billing/eInvoices/eInvoice';
import { documentNamed } from '@/store/billing/eInvoices/reported';
import { eInvoiceCancelled } from '@/store/facts/bills';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';

const CancelIrnDialog = lazyWhenIdle(() => import('./CancelIrnDialog'));

/** Opens the cancelling of a document's IRN; nothing where it has none that stands. */
export function CancelIrn({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const named = documentNamed(useAppSelector(selectBooks), id);
  const registration = named?.document.eInvoice?.registration;
  if (!named || !registration || !hasIrn(named.document)) return null;
  return (
    <>
      <LimitedButton does={eInvoiceCancelled} onClick={() => setOpen(true)}>
        Cancel IRN
      </LimitedButton>
      <Suspense>
        {open && <CancelIrnDialog named={named} registration={registration} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
