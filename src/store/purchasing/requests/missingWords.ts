import { formatCount } from '@/format';

/** What is said to more than is missing: how many of a line (by its name, where that does not stand there already) are still to come or to be scanned. */
export function onlySoMany(missing: number, to: 'come' | 'be scanned', name?: string): string {
  const of = name === undefined ? '' : ` of ${name}`;
  if (missing <= 0) return `None${of} is still to ${to}.`;
  return `Only ${formatCount(missing)}${of} ${missing === 1 ? 'is' : 'are'} still to ${to}.`;
}
