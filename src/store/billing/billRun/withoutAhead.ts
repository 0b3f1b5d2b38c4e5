import { formatCountOf } from '@/format';
import type { Charged } from './chargeableDays';
import { withoutFirst } from './months';

/** What is charged without days for which another account is billed already. */
export function withoutAhead(charged: Charged, ahead: number): Charged {
  const { mask, days, of, why } = charged;
  const left = Math.max(0, days - ahead);
  if (left === days) return charged;
  if (left === 0)
    return {
      mask: 0,
      days: 0,
      of,
      why: 'Its days are billed to the client that had it before, as long as that one has no credit for them.',
      none: 'Another client’s',
    };
  const before = formatCountOf(days - left, 'day');
  return {
    mask: withoutFirst(mask, ahead),
    days: left,
    of,
    why: `${why ?? `${days} of ${of} days`}, without ${before} billed to the client before`,
  };
}
