/** What a receiver can be told of, by the names of the events. */
export const WEBHOOK_EVENTS = ['bill.issued', 'job.done', 'vehicle.silent'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What they are called. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent | 'test', string>> = {
  'bill.issued': 'Bill issued',
  'job.done': 'Job done',
  'vehicle.silent': 'Vehicle silent',
  test: 'Test',
};

/** Who is told of what, as far as anybody may know it: the secret the office's own programs alone know. */
export interface WebhookSettings {
  url: string;
  events: readonly WebhookEvent[];
}
