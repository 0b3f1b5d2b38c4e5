import { paths } from '@/paths';
import { selectExpenses } from '@/store/purchasing/requests/expenses';
import { useAppSelector } from '@/parts/hooks';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { UnlessWithheld } from '@/parts/UnlessWithheld';
import { WhenReady } from '@/parts/WhenReady';
import { expenseColumns } from './expenseColumns';

/** What stock requests cost, by vendor and month. */
export default function ExpensesScreen() {
  const expenses = useAppSelector(selectExpenses);
  return (
    <Page title="Expenses" actions={<LinkButton to={paths.stocks.requested}>Requested Stocks</LinkButton>}>
      <WhenReady loading="Loading expenses..." failed="Error loading expenses.">
        <UnlessWithheld noun="requests">
          <DataTable
            label="Expenses"
            rows={expenses}
            columns={expenseColumns}
            searchHint="Vendor or month"
            begin={<LinkButton to={paths.stocks.purchase}>Request Stock</LinkButton>}
            empty="No stock request was approved yet, so there are no expenses."
            nothingFound="No records found"
          />
        </UnlessWithheld>
      </WhenReady>
    </Page>
  );
}
