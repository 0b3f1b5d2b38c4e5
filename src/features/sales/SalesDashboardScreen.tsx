import { paths } from '@/paths';
import { selectBilledList } from '@/store/billing/accounts/billedList';
import { BILLED_GST, DASHBOARD_GST } from '@/store/clients/accounts/salesDashboard';
import { monthBefore } from '@/store/kit/calendar';
import { selectSalesFigures, type SalesFigures } from '@/store/billing/receivables/salesDashboard';
import { sumOf } from '@/store/kit/money';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { DataTable } from '@/ui/DataTable';
import { FigureCards } from '@/ui/FigureCards';
import { formatCount, formatMoney, formatMonth } from '@/format';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { WhenReady } from '@/parts/WhenReady';
import { AccountTabs } from './AccountTabs';
import { BookLinks } from './BookLinks';
import { dashboardColumns } from './dashboardColumns';
import { MonthSelect } from './MonthSelect';
import { SalesCharts } from './SalesCharts';
import { useMonth } from './useMonth';
import styles from './SalesDashboardScreen.module.css';

interface Comparison {
  figures: SalesFigures;
  /** `YYYY-MM`. */
  month: string;
}

/** A card with its figure, and how much more or less that is than the month before. */
function card(
  title: string,
  label: string,
  to: string,
  of: keyof SalesFigures,
  {
    figures,
    format,
    before,
  }: { figures: SalesFigures; format: (value: number) => string; before?: Comparison | undefined },
) {
  const figure = { label, value: format(figures[of]) };
  if (!before) return { title, to, figures: [figure] };
  const more = sumOf([figures[of], -before.figures[of]]);
  const difference = more === 0 ? 'the same' : `${format(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
  return { title, to, figures: [figure, { label: `Against ${formatMonth(before.month)}`, value: difference }] };
}

/** What was sold, to how many, and what of it came in, in a month or in all. */
export default function SalesDashboardScreen() {
  const today = useToday();
  const chosen = useMonth(today);
  const { month } = chosen;
  const figures = useAppSelector((state) => selectSalesFigures(state, today, month));
  const last = month === undefined ? undefined : monthBefore(month);
  const figuresBefore = useAppSelector((state) => selectSalesFigures(state, today, last));
  const accounts = useAppSelector(selectBilledList);
  const { billed, billsOf } = paths.sales;
  const before = last === undefined ? undefined : { figures: figuresBefore, month: last };
  const money = { figures, format: formatMoney, before };
  const counts = { figures, format: formatCount, before };
  const cards =
    month === undefined
      ? [
          card('Gross Sales', 'All bills, without GST', billsOf('', ''), 'grossSales', money),
          card('New Sales', 'Clients of the last 30 days, without GST', billsOf('', 'new'), 'newSales', money),
          card('Number of Clients', 'On the list', paths.sales.clients, 'clients', counts),
          card('Products Sold', 'Devices in vehicles', billed, 'productsSold', counts),
          card('Received', 'With TDS', billsOf('', 'received'), 'received', money),
        ]
      : [
          card('Gross Sales', 'Bills of the month, without GST', billsOf(month, ''), 'grossSales', money),
          card('New Sales', 'Clients of the month, without GST', billsOf(month, 'new'), 'newSales', money),
          card('Number of Clients', 'Billed for the month', billsOf(month, 'clients'), 'clients', counts),
          card('Products Sold', 'Vehicles billed for the month', billsOf(month, 'clients'), 'productsSold', counts),
          card('Received', 'In the month, with TDS', billsOf(month, 'received'), 'received', money),
        ];
  return (
    <Page
      title="Sales"
      actions={
        <>
          <MonthSelect {...chosen} />
          <BookLinks month={month} />
        </>
      }
    >
      <WhenReady loading="Loading sales..." failed="Error loading sales.">
        <div className={styles.counters}>
          <FigureCards size="small" cards={cards} />
        </div>
        <SalesCharts today={today} month={month} />
        <Section title="Accounts">
          <AccountTabs rows={accounts}>
            {(rows, label) => (
              <DataTable
                label={`${label} accounts`}
                rows={rows}
                columns={dashboardColumns}
                alsoKept={['tab', 'month']}
                dense
                totals
                empty="No records found"
                begin={accounts.length === 0 && <LinkButton to={paths.sales.newAccount}>New Account</LinkButton>}
              />
            )}
          </AccountTabs>
          <p className={styles.note}>
            Total includes {BILLED_GST}% GST. GST % ({DASHBOARD_GST}%) is not part of Total.
          </p>
        </Section>
      </WhenReady>
    </Page>
  );
}
