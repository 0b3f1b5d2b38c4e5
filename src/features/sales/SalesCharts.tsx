import { selectMonthlySales, selectSaleStatus } from '@/store/billing/receivables/salesDashboard';
import { useAppSelector } from '@/parts/hooks';
import { ChartSection } from '@/ui/ChartSection';
import { formatMoney, formatMonth } from '@/format';
import styles from './SalesCharts.module.css';
import { shareSummary, trendSummary } from './chartSummaries';

const percent = (value: number) => `${value}%`;

/** The sale status of a month, or of all, as a ring, and the sales of the last twelve months as a line. */
export function SalesCharts({ today, month }: { today: string; month: string | undefined }) {
  const status = useAppSelector((state) => selectSaleStatus(state, today, month));
  const sales = useAppSelector((state) => selectMonthlySales(state, today));
  const shares = status.map(({ name, percent: value }) => ({ name, value }));
  const months = sales.map((one) => ({ name: formatMonth(one.month), value: one.value }));
  return (
    <div className={styles.charts}>
      <ChartSection
        title="Sale Status"
        kind="donut"
        points={shares}
        headers={['Share of', 'Percent']}
        format={percent}
        summary={shareSummary(shares)}
        empty={month === undefined ? 'Nothing is billed yet.' : 'Nothing is billed for this month.'}
      />
      <ChartSection
        title="Monthly Analytics"
        kind="trend"
        points={months}
        headers={['Month', 'Sales']}
        format={formatMoney}
        summary={trendSummary(months)}
        empty="Nothing was sold in these twelve months."
      />
    </div>
  );
}
