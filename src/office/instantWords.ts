import { formatMinute, officeMinute } from '@/format';

/** An instant in words by the office's clock, such as "05 Sep 2026, 14:05"; text that is none comes back unchanged. */
export function instantWords(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : formatMinute(officeMinute(at));
}
