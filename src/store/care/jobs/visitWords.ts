import { formatAgo, formatDate, formatDay, officeMinute } from '@/format';
import type { Language, WordTable } from '@/store/kit/language';
import type { FailureCause } from './failedVisit';
import { TIME_SLOTS, type JobType, type TimeSlot } from './job';

/** The months as a date tells them. */
export const HINDI_MONTHS = ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'];

/** An ISO date in a language: `05 Sep 2026`, `05 सित 2026`; text that is no such date comes back unchanged. */
export function dateIn(language: Language, isoDate: string): string {
  const date = formatDate(isoDate);
  if (language === 'en' || date === isoDate) return date;
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return `${day} ${HINDI_MONTHS[Number(month) - 1]} ${year}`;
}

/** How long before `now` (both ISO instants) something was, in a language; from a week on its day. */
export function agoIn(language: Language, instant: string, now: string): string {
  const ago = formatAgo(instant, now, language);
  return ago === formatDay(instant) ? dateIn(language, officeMinute(new Date(instant)).slice(0, 10)) : ago;
}

/** What is done by a job, in each language. */
export const JOB_TYPE_WORDS = {
  Installation: { en: 'Installation', hi: 'इंस्टॉलेशन' },
  Service: { en: 'Service', hi: 'सर्विस' },
  Removal: { en: 'Removal', hi: 'डिवाइस निकालना' },
} satisfies Record<JobType, Record<Language, string>>;

/** Why a visit failed, in each language. */
export const FAILURE_WORDS = {
  'Client not reached': { en: 'Client not reached', hi: 'ग्राहक नहीं मिला' },
  'Vehicle away': { en: 'Vehicle away', hi: 'गाड़ी वहाँ नहीं थी' },
  'Client asked for another day': { en: 'Client asked for another day', hi: 'ग्राहक ने दूसरा दिन माँगा' },
  'Place not found': { en: 'Place not found', hi: 'जगह नहीं मिली' },
  'Something was missing': { en: 'Something was missing', hi: 'कुछ सामान नहीं था' },
  Other: { en: 'Other', hi: 'कोई और कारण' },
} satisfies Record<FailureCause, Record<Language, string>>;

/** The times of a day, in each language. */
export const SLOT_WORDS = {
  morning: { en: TIME_SLOTS.morning, hi: 'सुबह (9 से 12 बजे)' },
  afternoon: { en: TIME_SLOTS.afternoon, hi: 'दोपहर (12 से 4 बजे)' },
  evening: { en: TIME_SLOTS.evening, hi: 'शाम (4 से 7 बजे)' },
} satisfies Record<TimeSlot, Record<Language, string>>;

interface Announced {
  client: string;
  installer: string;
  company: string;
  /** When he comes, and what for. */
  when: string;
  work: string;
}

/** What an installer writes to a client before he comes. */
export const CLIENT_WORDS = {
  coming: {
    en: ({ client, installer, company, when, work }: Announced) =>
      `Hello ${client}, this is ${installer} of ${company}. I am coming on ${when} for: ${work}.`,
    hi: ({ client, installer, company, when, work }: Announced) =>
      `नमस्ते ${client}, मैं ${company} से ${installer} बोल रहा हूँ। मैं ${when} को आ रहा हूँ, काम: ${work}।`,
  },
} satisfies WordTable;
