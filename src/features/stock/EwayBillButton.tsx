import { Suspense, useState } from 'react';
import { ewayBillEntered } from '@/store/facts/challans';
import { isCancelledChallan, type Challan } from '@/store/stock/challans/challan';
import { LimitedButton } from '@/ui/LimitedButton';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';

const EwayBillDialog = lazyWhenIdle(() => import('./EwayBillDialog'));

/** The way to write down the e-way bill of a challan by which goods go. */
export function EwayBillButton({ challan }: { challan: Challan }) {
  const [isOpen, setOpen] = useState(false);
  if (isCancelledChallan(challan)) return null;
  return (
    <>
      <LimitedButton does={ewayBillEntered} onClick={() => setOpen(true)}>
        E-way Bill
      </LimitedButton>
      <Suspense>{isOpen && <EwayBillDialog challan={challan} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
