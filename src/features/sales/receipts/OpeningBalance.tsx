import { Suspense, useState } from 'react';
import { formatMoney } from '@/format';
import { useSay } from '@/parts/useSay';
import type { Account } from '@/store/billing/accounts/account';
import { openingOf } from '@/store/billing/openings/opening';
import { openingOnAccount, type WithDebts } from '@/store/billing/receivables/openBills';
import { balanceAllocated, balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { receiptRefunded } from '@/store/facts/receipts';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';

const OpeningBalanceDialog = lazyWhenIdle(() => import('./OpeningBalanceDialog'));
const RefundDialog = lazyWhenIdle(() => import('./RefundDialog'));
const AllocateDialog = lazyWhenIdle(() => import('./AllocateDialog'));

interface OpeningBalanceProps {
  account: Account;
  books: WithDebts;
  /** ISO date. */
  today: string;
}

/** The next step with a client's opening balance: it is entered, corrected where it was wrong, and what of it is on account is given to bills or paid back. */
export function OpeningBalance({ account, books, today }: OpeningBalanceProps) {
  const say = useSay();
  const [open, setOpen] = useState<'balance' | 'allocation' | 'refund'>();
  const opening = openingOf(books.openings, account.id);
  const left = openingOnAccount(books, account.id);
  const close = () => setOpen(undefined);
  return (
    <>
      <LimitedButton does={opening ? balanceCorrected : balancesOpened} onClick={() => setOpen('balance')}>
        {opening ? 'Correct Opening Balance' : 'Opening Balance'}
      </LimitedButton>
      {opening && left > 0 && (
        <>
          <LimitedButton does={balanceAllocated} onClick={() => setOpen('allocation')}>
            {`Allocate ${formatMoney(left)}`}
          </LimitedButton>
          <LimitedButton does={receiptRefunded} onClick={() => setOpen('refund')}>
            Refund
          </LimitedButton>
        </>
      )}
      <Suspense>
        {open === 'balance' && (
          <OpeningBalanceDialog account={account} opening={opening} today={today} onClose={close} />
        )}
        {open === 'allocation' && opening && left > 0 && (
          <AllocateDialog
            accountId={account.id}
            name="the opening balance"
            left={left}
            does={balanceAllocated}
            allocate={(allocations, told) => say(balanceAllocated(opening.id, allocations), told)}
            onClose={close}
          />
        )}
        {open === 'refund' && opening && left > 0 && (
          <RefundDialog money={opening} name="the opening balance" left={left} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
