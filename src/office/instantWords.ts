import { officeMinute } from '@/format';
import { dateIn } from '@/store/care/jobs/visitWords';
import type { Language } from '@/store/kit/language';

/** An instant in words by the office's clock, such as "05 Sep 2026, 14:05"; text that is none comes back unchanged. */
export function instantWords(instant: string, language: Language = 'en'): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const [day = '', time = ''] = officeMinute(at).split('T');
  return `${dateIn(language, day)}, ${time}`;
}
