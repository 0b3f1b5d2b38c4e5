import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { whyNotAmended } from '@/store/billing/amendments/amendmentRule';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billRecipientAmended } from '@/store/facts/bills';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';

const AmendRecipientDialog = lazyWhenIdle(() => import('./AmendRecipientDialog'));

/** Corrects whom a bill is for once its month is closed; nothing while it can be cancelled, nor once a return tells it amended. */
export function AmendRecipient({ bill }: { bill: IssuedBill }) {
  const [isBegun, setBegun] = useState(false);
  const periods = useAppSelector((state) => state.periods);
  const company = useAppSelector((state) => state.company);
  if (whyNotAmended({ periods, company }, bill) !== undefined) return null;
  return (
    <>
      <LimitedButton does={billRecipientAmended} onClick={() => setBegun(true)}>
        Correct Recipient
      </LimitedButton>
      <Suspense>{isBegun && <AmendRecipientDialog bill={bill} onClose={() => setBegun(false)} />}</Suspense>
    </>
  );
}
