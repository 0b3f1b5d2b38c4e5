import { daysIn } from '@/format';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const padded = (number: number) => String(number).padStart(2, '0');

/** An ISO month; undefined when the calendar has none such. */
const isoMonth = (year: number, month: number) =>
  year >= 1000 && month >= 1 && month <= 12 ? `${year}-${padded(month)}` : undefined;

/** An ISO date; undefined when the calendar has none such. */
function isoDay(year: number, month: number, day: number): string | undefined {
  const whole = isoMonth(year, month);
  return whole && day >= 1 && day <= daysIn(year, month) ? `${whole}-${padded(day)}` : undefined;
}

/** A month by its name or its first letters, three at least; 0 for a word that is none. */
const monthNamed = (word: string) => (word.length < 3 ? 0 : MONTHS.findIndex((name) => name.startsWith(word)) + 1);

/** A year as typed, of two digits in this century; without one that of `today`. */
function yearOf(typed: string | undefined, today: string): number {
  if (typed === undefined) return Number(today.slice(0, 4));
  if (typed.length === 2) return 2000 + Number(typed);
  return typed.length === 4 ? Number(typed) : 0;
}

/** The numbers and words of a text, in small letters; none where anything but the usual stands between them. */
function wordsOf(typed: string): string[] {
  const text = typed.toLowerCase().replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/g, '');
  return /[^\d\sa-z/.,'-]/.test(text) ? [] : (text.match(/\d+|[a-z]+/g) ?? []);
}

const isName = (word: string | undefined) => word !== undefined && /^[a-z]/.test(word);
const monthOf = (word = '') => (isName(word) ? monthNamed(word) : Number(word));

const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

/**
 * The ISO date that a typed text means, the day first, always: `5/9/26`, `5 sep`, `05 Sep 2026`, `today`, or the ISO
 * date itself. Without a year it is that of `today`, an ISO date. Undefined for what is no day of the calendar.
 */
export function typedDate(typed: string, today: string): string | undefined {
  const words = wordsOf(typed);
  const [first = '', second = '', third, ...more] = words;
  const away = words.length === 1 ? DAYS_FROM_TODAY.get(first) : undefined;
  if (away !== undefined) return new Date(Date.parse(today) + away * 86_400_000).toISOString().slice(0, 10);
  if (second === '' || more.length > 0 || isName(third)) return undefined;
  if (first.length === 4 && third !== undefined)
    return isName(second) ? undefined : isoDay(Number(first), Number(second), Number(third));
  const [day, month] = isName(first) ? [second, first] : [first, second];
  return isName(day) ? undefined : isoDay(yearOf(third, today), monthOf(month), Number(day));
}

/** The ISO month that a typed text means: `Sep 2026`, `9/26`, `sep`, `today`, or `2026-09` itself; else undefined. */
export function typedMonth(typed: string, today: string): string | undefined {
  const [first = '', second, ...more] = wordsOf(typed);
  if (first === 'today' && second === undefined) return today.slice(0, 7);
  if (more.length > 0 || isName(second)) return undefined;
  if (first.length === 4 && !isName(first)) return isoMonth(Number(first), Number(second));
  return second === undefined && !isName(first) ? undefined : isoMonth(yearOf(second, today), monthOf(first));
}

/** Hours and minutes as typed, `HH:MM`; undefined when no clock shows them. */
function isoTime(hours: string, minutes: string | undefined, half: string | undefined): string | undefined {
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (minute > 59 || (minutes ?? half) === undefined) return undefined;
  if (half === undefined) return hour > 23 ? undefined : `${padded(hour)}:${padded(minute)}`;
  return hour < 1 || hour > 12 ? undefined : `${padded((hour % 12) + (half === 'pm' ? 12 : 0))}:${padded(minute)}`;
}

/**
 * The ISO minute that a typed text means: a date as above and the time after it, `5 sep 14:05` or `5/9/26 2.05 pm`; the
 * time alone is today's. `now` is an ISO minute, which the word stands for. Undefined for what is none.
 */
export function typedMinute(typed: string, now: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === 'now') return now;
  const [, date, hours = '', minutes, half] =
    /^(?:(.+?)(?:[,\s]+|(?<=\d)t))?(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?$/.exec(text) ?? [];
  const time = isoTime(hours, minutes, half);
  const today = now.slice(0, 10);
  const day = date === undefined ? today : typedDate(date, today);
  return day !== undefined && hours !== '' && time !== undefined ? `${day}T${time}` : undefined;
}
