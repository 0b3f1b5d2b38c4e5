import { formatDate } from '@/format';
import type { Pause } from '@/store/clients/subscriptions/subscription';

/** A pause in words: `05 Sep 2026 – 12 Sep 2026`. */
export function pauseText({ from, to, until }: Pause): string {
  if (to !== undefined) return `${formatDate(from)} – ${formatDate(to)}`;
  return until === undefined ? `since ${formatDate(from)}` : `since ${formatDate(from)}, alert ${formatDate(until)}`;
}
