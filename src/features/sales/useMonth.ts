import { lastTwelveMonths } from '@/store/kit/calendar';
import { useQueryString } from '@/ui/queryString';

/** The month, `YYYY-MM`, that the query string names as `month`, of the last twelve up to `today` (ISO date); undefined for all, and a way to choose. */
export function useMonth(today: string) {
  const { params, write } = useQueryString();
  const months = lastTwelveMonths(today);
  const month = months.find((one) => one === params.get('month'));
  return { months, month, choose: (chosen: string | undefined) => write({ month: chosen }) };
}
