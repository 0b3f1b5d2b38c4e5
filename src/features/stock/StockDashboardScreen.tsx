import { useAppSelector } from '@/parts/hooks';
import { selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { CardGroups } from './CardGroups';
import { dashboardGroups } from './dashboardGroups';

/** What waits, what is there, what is owed and what is dead. */
export default function StockDashboardScreen() {
  const groups = dashboardGroups(useAppSelector(selectDashboard));
  return (
    <Page title="Stocks">
      <WhenReady loading="Loading stock..." failed="Error loading stock.">
        <CardGroups groups={groups} />
      </WhenReady>
    </Page>
  );
}
