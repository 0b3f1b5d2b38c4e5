import { formatMoney } from '@/format';

interface Point {
  name: string;
  value: number;
}

/** Shares in words, for those who do not see the ring. */
export const shareSummary = (shares: readonly Point[]): string =>
  `Sale status: ${shares.map(({ name, value }) => `${name} ${value}%`).join(', ')}.`;

/** The course of monthly amounts in rupees in words: from when to when, the lowest and the highest. */
export function trendSummary(months: readonly Point[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return 'Monthly sales: none yet.';
  const byValue = months.toSorted((a, b) => a.value - b.value);
  const said = ({ name, value }: Point) => `${formatMoney(value)} in ${name}`;
  const range = `lowest ${said(byValue[0] ?? first)}, highest ${said(byValue.at(-1) ?? last)}`;
  return `Monthly sales from ${first.name} to ${last.name}: ${range}.`;
}
