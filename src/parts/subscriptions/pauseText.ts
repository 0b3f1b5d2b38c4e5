import { formatDate } from '@/format';
import type { Pause } from '@/store/clients/subscriptions/subscription';

/** A pause in words: `05 Sep 2026 – 12 Sep 2026`. */
export function pauseText({ from, to, until }: Pause): string {
  const end = to ?? until;
  return end === undefined ? `since ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(end)}`;
}
