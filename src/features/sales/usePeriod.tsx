import { formatDate } from '@/format';
import { lastOfMonth, isRealMonth } from '@/store/kit/calendar';
import { PeriodChoice } from '@/ui/PeriodChoice';
import { useQueryString } from '@/ui/queryString';
import { useDayWord } from '@/parts/useDayWord';

/** The words of the address that name a period. */
export const PERIOD_WORDS = ['month', 'from', 'to'];

/** The period from the first to the last day that the address names, and the fields that choose them; at first the month that it names, else `month`. */
export function usePeriod(month: string) {
  const asked = useQueryString().params.get('month');
  const begun = isRealMonth(asked) ? asked : month;
  const [from, setFrom] = useDayWord('from', `${begun}-01`);
  const [to, setTo] = useDayWord('to', lastOfMonth(begun));
  return {
    from,
    to,
    isNone: from > to,
    told: from === to ? `of ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`,
    fields: <PeriodChoice from={from} to={to} onFrom={setFrom} onTo={setTo} />,
  };
}
