import type { WebhookEvent, WebhookSettings } from './webhookSettings';
import type { WebhookValues } from './webhookSettingsSchema';

/** What the office is asked for of the calls that it makes; only admins may. */
export interface WebhookRequests {
  'webhook.settings': object;
  /** Calls there from now on, of what happens after it. */
  'webhook.save': WebhookValues;
  /** Signs by another secret from now on; that before is worth nothing any more. */
  'webhook.renew': object;
  /** Calls there once, to see whether it goes. */
  'webhook.test': object;
  /** Calls nobody any more; what waits is dropped, and the log of the others stays. */
  'webhook.remove': object;
}

/** A call, as the log tells it. */
export interface LoggedCall {
  /** What stands in its header webhook-id. */
  id: string;
  event: WebhookEvent | 'test';
  /** What it is about, such as `Bill 12`. */
  about: string;
  /** ISO instant: when it was tried last, or asked for. */
  at: string;
  tries: number;
  state: 'Waiting' | 'Told' | 'Given Up';
  /** What was answered last, in words; empty before the first try. */
  answer: string;
}

/** What it tells, by the name of the request. */
export interface WebhookResults {
  'webhook.settings': {
    /** Absent as long as nobody saved any. */
    settings?: WebhookSettings;
    /** Those that wait, and the last of the others; the newest first. */
    log: readonly LoggedCall[];
  };
  /** The secret, told this once: as it was made. */
  'webhook.save': { secret?: string };
  'webhook.renew': { secret: string };
  'webhook.test': { answer: string };
}
