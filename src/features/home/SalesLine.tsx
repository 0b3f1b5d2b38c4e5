import { formatCompactMoney, formatMonth } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { selectMonthlySales } from '@/store/billing/receivables/salesDashboard';
import { Sparkline } from '@/ui/Sparkline';

/** How the sales of the last twelve months went; nothing before anything was sold. */
export default function SalesLine() {
  const today = useToday();
  const months = useAppSelector((state) => selectMonthlySales(state, today));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.every(({ value }) => value === 0)) return null;
  const words = [first, last].map(({ month, value }) => `${formatCompactMoney(value)} in ${formatMonth(month)}`);
  return (
    <Sparkline label={`Sold month by month: from ${words.join(' to ')}`} amounts={months.map(({ value }) => value)} />
  );
}
