import { useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { selectDashboard } from '@/store/business/stockDashboard';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/ui/WhenReady';
import { CardGroups } from './CardGroups';
import { dashboardGroups } from './dashboardGroups';

/** What waits, what is there, what is owed and what is dead. */
export default function StockDashboardScreen() {
  const groups = dashboardGroups(useAppSelector(selectDashboard));
  return (
    <Page title="Stocks">
      <WhenReady status={useAppSelector(selectDataStatus)} loading="Loading stock..." failed="Error loading stock.">
        <CardGroups groups={groups} />
      </WhenReady>
    </Page>
  );
}
