import { paths } from '@/paths';
import { selectBilledList } from '@/store/accounts/billedList';
import { BILLED_GST, DASHBOARD_GST, selectSalesFigures } from '@/store/accounts/salesDashboard';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { DataTable } from '@/ui/DataTable';
import { FigureCards } from '@/ui/FigureCards';
import { formatCount, formatMoney } from '@/format';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { WhenReady } from '@/parts/WhenReady';
import { AccountTabs } from './AccountTabs';
import { dashboardColumns } from './dashboardColumns';
import { SalesCharts } from './SalesCharts';
import styles from './SalesDashboardScreen.module.css';

const card = (title: string, label: string, value: string, to: string) => ({ title, to, figures: [{ label, value }] });

/** What was sold, to how many, and what of it is billed (spec 2, Sales index). */
export default function SalesDashboardScreen() {
  const today = useToday();
  const { grossSales, newSales, clients, productsSold } = useAppSelector((state) => selectSalesFigures(state, today));
  const accounts = useAppSelector(selectBilledList);
  const { billed, billedTab } = paths.sales;
  const cards = [
    card('Gross Sales', 'All accounts, without GST', formatMoney(grossSales), billed),
    card('New Sales', 'Last 30 days, without GST', formatMoney(newSales), billedTab('pending')),
    card('Number of Clients', 'On the list', formatCount(clients), paths.sales.clients),
    card('Products Sold', 'Devices in vehicles', formatCount(productsSold), billed),
  ];
  return (
    <Page title="Sales">
      <WhenReady loading="Loading sales..." failed="Error loading sales.">
        <div className={styles.counters}>
          <FigureCards size="small" cards={cards} />
        </div>
        <SalesCharts today={today} />
        <Section title="Accounts">
          <AccountTabs rows={accounts}>
            {(rows, label) => (
              <DataTable label={`${label} accounts`} rows={rows} columns={dashboardColumns} alsoKept={['tab']} dense empty="No records found" />
            )}
          </AccountTabs>
          <p className={styles.note}>
            Total includes {BILLED_GST}% GST. The {DASHBOARD_GST}% under GST % enters no total.
          </p>
        </Section>
      </WhenReady>
    </Page>
  );
}
