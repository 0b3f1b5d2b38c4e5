import { Suspense, useState } from 'react';
import { formatDate } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import type { Account } from '@/store/billing/accounts/account';
import { promiseText } from '@/store/billing/reminders/promise';
import { paymentPromised } from '@/store/facts/reminders';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';

const PromiseDialog = lazyWhenIdle(() => import('./PromiseDialog'));

/** By when a client promised to pay, and the way to write that down. */
export function PaymentPromise({ account, today }: { account: Account; today: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const promisedFor = useAppSelector((state) => state.accounts.entities[account.id]?.promisedFor);
  return (
    <>
      <LimitedButton
        does={paymentPromised}
        onClick={() => setIsOpen(true)}
        {...(promisedFor && { 'aria-label': `Promise to Pay: ${promiseText(promisedFor)}` })}
      >
        {promisedFor ? `Promised for ${formatDate(promisedFor)}` : 'Promise to Pay'}
      </LimitedButton>
      <Suspense>
        {isOpen && (
          <PromiseDialog account={account} promisedFor={promisedFor} today={today} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
