import { PrinterOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { accountsBilled, accountsDeleted } from '@/store/facts/accounts';
import type { BilledRow } from '@/store/billing/accounts/billedList';
import { latestDocuments, selectLedger } from '@/store/billing/papers/ledger';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { Icon } from '@/ui/Icon';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { SelectionBar } from '@/ui/SelectionBar';
import type { RowActions } from './billedColumns';

interface SelectedAccountsProps extends RowActions {
  selected: readonly BilledRow[];
  /** Told when it was done with them, or nothing shall be selected any more. */
  onDone: () => void;
}

/** Leads to the last document of each ticked account: its bill, or where it has none its proforma invoice. */
function PrintLinks({ selected }: Pick<SelectedAccountsProps, 'selected'>) {
  const ledger = useAppSelector(selectLedger);
  const { bills, proformas } = latestDocuments(
    ledger,
    selected.map(({ id }) => id),
  );
  return (
    <>
      {bills.length > 0 && (
        <LinkButton icon={<Icon of={PrinterOutlined} />} to={paths.sales.invoiceOf(...bills)}>
          Print bills ({formatCount(bills.length)})
        </LinkButton>
      )}
      {proformas.length > 0 && (
        <LinkButton icon={<Icon of={PrinterOutlined} />} to={paths.sales.issuedProformaOf(...proformas)}>
          Print proformas ({formatCount(proformas.length)})
        </LinkButton>
      )}
    </>
  );
}

/** What is done with all ticked accounts at once, while there are some; billing leaves out those that are billed. */
export function SelectedAccounts({ selected, bill, remove, onDone }: SelectedAccountsProps) {
  const pending = selected.filter(({ tab }) => tab === 'pending');
  return (
    <SelectionBar label="Selected accounts" count={selected.length} onClear={onDone}>
      {pending.length > 0 && (
        <LimitedButton does={accountsBilled} type="primary" onClick={() => bill(pending) && onDone()}>
          Bill selected ({formatCount(pending.length)})
        </LimitedButton>
      )}
      <PrintLinks selected={selected} />
      <LimitedButton does={accountsDeleted} danger onClick={() => remove(selected) && onDone()}>
        Delete selected ({formatCount(selected.length)})
      </LimitedButton>
    </SelectionBar>
  );
}
