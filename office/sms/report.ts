import { SECOND_MS } from '@/journal/kit/durations';
import type { MailEvent } from '@/machines/outgoingMail';

/** What may have become of an SMS that a provider took. */
export const BECAME = ['deliver', 'missDelivery', 'missReceiver'] as const satisfies readonly MailEvent['type'][];

/** What a provider reports of an SMS that it took. */
export interface SmsReport {
  requestId: string;
  became: (typeof BECAME)[number];
  /** Its own words. */
  words: string;
  /** When, by its own clock: an ISO instant; where it does not say, that is when it was heard. */
  at?: string | undefined;
}

/** A call by which a provider tells what became of SMS, as the office's web server passes it on. */
export interface ReportCall {
  /** That of its address. */
  secret: string;
  /** What follows the ? of its address. */
  query: string;
  headers: Readonly<Record<string, string>>;
  /** In base64, as a signature is of its bytes. */
  body: string;
}

/** So many calls that the office's web server has refused by itself, as whoever calls had called wrongly too often. */
export interface RefusedCalls {
  refused: number;
}

/** What it is answered. */
export interface ReportAnswer {
  status: number;
  text: string;
}

/** The JSON in a text; undefined of any other text. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What stands in a field that is written as a text or as a number; empty in any other. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const MILLISECONDS = /^\d{13}$/;
const SECONDS = /^\d{10}$/;
/** Without a zone, as providers of India write their own time. */
const CLOCK = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/;
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const IN_INDIA = '+05:30';

function momentIn(text: string): number {
  if (MILLISECONDS.test(text)) return Number(text);
  if (SECONDS.test(text)) return Number(text) * SECOND_MS;
  const [, day, time] = CLOCK.exec(text) ?? [];
  if (day && time) return Date.parse(`${day}T${time}${IN_INDIA}`);
  return ZONED.test(text) ? Date.parse(text) : Number.NaN;
}

/** The moment that a text of a provider tells, as an ISO instant: milliseconds or seconds since 1970, or a date with a time; undefined of any other. */
export function instantIn(text: string): string | undefined {
  const moment = momentIn(text);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
