import { formatCount, formatCountOf } from '@/format';

/** Units by place in words, for those who do not see the bars: the sum, and the fullest places. */
export function placesSummary(points: readonly { name: string; value: number }[]): string {
  const units = new Map<string, number>();
  for (const { name, value } of points) units.set(name, (units.get(name) ?? 0) + value);
  const all = [...units.values()].reduce((sum, one) => sum + one, 0);
  const fullest = [...units].slice(0, 5).map(([name, one]) => `${name} ${formatCount(one)}`);
  return `Units by place: ${formatCount(all)} in ${formatCountOf(units.size, 'place')}; ${fullest.join(', ')}.`;
}
