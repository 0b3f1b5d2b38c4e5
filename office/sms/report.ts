import type { MailEvent } from '@/machines/outgoingMail';

/** What a provider reports of an SMS that it took. */
export interface SmsReport {
  requestId: string;
  became: Extract<MailEvent['type'], 'deliver' | 'missDelivery' | 'missReceiver'>;
  /** Its own words. */
  words: string;
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
