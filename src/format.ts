const LAKH = 1e5;
const CRORE = 1e7;
const BYTE_UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTHS_OF_30_DAYS = new Set([4, 6, 9, 11]);

/** Made at its first use: a handful of them costs a start many milliseconds. */
const formatter = (options: Intl.NumberFormatOptions) => {
  let format: Intl.NumberFormat | undefined;
  return (value: number) => {
    format ??= new Intl.NumberFormat('en-IN', { signDisplay: 'negative', ...options });
    return format.format(value).replace('-', '−');
  };
};

const rupees = { style: 'currency', currency: 'INR' } as const;
const exactRupees = formatter({ ...rupees, trailingZeroDisplay: 'stripIfInteger' });
const wholeRupees = formatter({ ...rupees, maximumFractionDigits: 0 });
const tenthsOfRupees = formatter({ ...rupees, minimumFractionDigits: 0, maximumFractionDigits: 1 });
const paisedRupees = formatter({ ...rupees, minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tenths = formatter({ maximumFractionDigits: 1 });
const groupedByPlatform = formatter({});
/** Where a group of digits begins within a number: the last three, and each two before them. */
const GROUP = /\B(?=(?:\d\d)*\d{3}$)/g;
/** What is counted needs no formatter: the first one of a page takes many milliseconds, and the first rows would wait for it. */
const grouped = (count: number) =>
  Number.isSafeInteger(count) && count >= 0 ? String(count).replaceAll(GROUP, ',') : groupedByPlatform(count);

/**
 * Rupees as `₹1,23,456`, with two decimals only where there are paise and a true minus sign before
 * the rupee sign: `−₹1,23,45,678`.
 */
export const formatMoney = (amount: number): string =>
  // A bill run words the prices of very many vehicles: a formatter takes ten times as long.
  Number.isInteger(amount) && amount >= 0 && amount < 1000 ? `₹${amount}` : exactRupees(amount);

/** Rupees with two decimals, also where there are no paise: beside amounts that have some. */
export const formatPaise = (amount: number): string => paisedRupees(amount);

/** Rupees in few characters, without paise: `₹1.2Cr`, `₹1.2L`; in full below one lakh. */
export function formatCompactMoney(amount: number): string {
  const size = Math.abs(amount);
  // The bounds are where rounding reaches the next unit, so that neither ₹1,00,000 nor ₹100L is ever shown.
  if (size < 99_999.5) return wholeRupees(amount);
  return size < 9_995_000 ? `${tenthsOfRupees(amount / LAKH)}L` : `${tenthsOfRupees(amount / CRORE)}Cr`;
}

/** The days of a month of the calendar, which counts from 1. */
export const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return MONTHS_OF_30_DAYS.has(month) ? 30 : 31;
};

/**
 * An ISO date `2026-09-05` as `05 Sep 2026`; text that is no such date comes back unchanged. It reads the text
 * only: `Date` would bring time zones, and the platform's en-GB months `Sept`.
 */
export function formatDate(isoDate: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(isoDate) ?? [];
  const monthName = MONTHS[Number(month) - 1];
  const exists = monthName && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
  return exists ? `${day} ${monthName} ${year}` : isoDate;
}

/** India's time is so far ahead of UTC, all year: contacts, days and documents go by it wherever a browser or a server is. */
const OFFICE_AHEAD_MS = 330 * 60_000;

/** The ISO minute of a moment by the office's clock, such as `2026-11-19T14:05`: the one way from a moment to a day or a time. */
export const officeMinute = (moment: Date): string =>
  new Date(moment.getTime() + OFFICE_AHEAD_MS).toISOString().slice(0, 16);

/** The time of a moment by the office's clock, such as `14:05`. */
export const officeTime = (moment: Date): string => officeMinute(moment).slice('YYYY-MM-DDT'.length);

/** The day of an ISO instant by the office's clock, as `05 Sep 2026`; text that is no instant comes back unchanged. */
export function formatDay(instant: string): string {
  const moment = new Date(instant);
  return Number.isNaN(moment.getTime()) ? instant : formatDate(officeMinute(moment).slice(0, 10));
}

/** An ISO minute `2026-11-19T14:05` as `19 Nov 2026, 14:05`; text that is no such minute comes back unchanged. */
export function formatMinute(isoMinute: string): string {
  const [, day = '', time = ''] = /^(.{10})T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(isoMinute) ?? [];
  const date = formatDate(day);
  return date === day ? isoMinute : `${date}, ${time}`;
}

/** An ISO month `2026-09` as `Sep 2026`; text that is no such month comes back unchanged. */
export function formatMonth(isoMonth: string): string {
  const [, year = '', month = ''] = /^(\d{4})-(\d\d)$/.exec(isoMonth) ?? [];
  const monthName = MONTHS[Number(month) - 1];
  return monthName ? `${monthName} ${year}` : isoMonth;
}

/** A number of things, with Indian grouping: `1,23,456`. */
export const formatCount = (count: number): string => grouped(count);

/** So many of what is counted: `1 vehicle`, `1,200 vehicles`, `2 entries`. */
export const formatCountOf = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** A file's size, at most one decimal, a KB being 1,024 bytes: `6.2 MB`, `1 byte`. */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let size = bytes;
  let unit: (typeof BYTE_UNITS)[number] = 'bytes';
  for (const larger of BYTE_UNITS.slice(1)) {
    // Compared as it would be shown: 1,048,575 bytes are 1 MB, not 1,024 KB.
    if (Math.round(size * 10) / 10 < 1024) break;
    size /= 1024;
    unit = larger;
  }
  return `${tenths(size)} ${unit}`;
}

const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long before `now` (both ISO instants) something was: `5 minutes ago`, `5 मिनट पहले`; from a week on its day here. */
export function formatAgo(instant: string, now: string, language: 'en' | 'hi' = 'en'): string {
  const age = Date.parse(now) - Date.parse(instant);
  if (age >= 7 * AGES[0][1]) return formatDay(instant);
  const found = AGES.find(([, milliseconds]) => age >= milliseconds);
  if (!found) return language === 'en' ? 'just now' : 'अभी';
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(`${language}-IN`).format(-Math.floor(age / size), unit);
}

let collator: Intl.Collator | undefined;

/** Which of two texts people put first: numbers in them count by their size, capital letters and accents do not. */
export const textOrder = (one: string, other: string): number => {
  // Made at its first use, as the formatters above.
  collator ??= new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
};
