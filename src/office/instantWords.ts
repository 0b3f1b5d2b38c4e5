import { formatDay } from '@/format';

/** An instant in words where this browser is, such as "05 Sep 2026, 14:05"; text that is none comes back unchanged. */
export function instantWords(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatDay(instant)}, ${time}`;
}
