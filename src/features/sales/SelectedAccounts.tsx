import { accountsBilled, accountsDeleted } from '@/store/accounts/accountsSlice';
import type { BilledRow } from '@/store/accounts/billedList';
import { formatCount } from '@/format';
import { LimitedButton } from '@/ui/LimitedButton';
import { useFocusKept } from '@/ui/useFocusKept';
import type { RowActions } from './billedColumns';
import styles from './SelectedAccounts.module.css';

interface SelectedAccountsProps extends RowActions {
  selected: readonly BilledRow[];
  /** Told when it was done with them, and nothing is selected any more. */
  onDone: () => void;
}

/** What is done with all ticked accounts at once, while there are some; billing leaves out those that are billed. */
export function SelectedAccounts({ selected, bill, remove, onDone }: SelectedAccountsProps) {
  const isOpen = selected.length > 0;
  const place = useFocusKept<HTMLDivElement>(isOpen);
  const pending = selected.filter(({ tab }) => tab === 'pending');
  return (
    <div ref={place} tabIndex={-1}>
      {isOpen && (
        <section aria-label="Selected accounts" className={styles.bar}>
          {pending.length > 0 && (
            <LimitedButton does={accountsBilled} type="primary" onClick={() => bill(pending) && onDone()}>
              Bill selected ({formatCount(pending.length)})
            </LimitedButton>
          )}
          <LimitedButton does={accountsDeleted} danger onClick={() => remove(selected) && onDone()}>
            Delete selected ({formatCount(selected.length)})
          </LimitedButton>
        </section>
      )}
    </div>
  );
}
