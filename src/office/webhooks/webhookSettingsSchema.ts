import type { InferType } from 'yup';
import { isOwnMachine } from '@/office/ownNetwork';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { WEBHOOK_EVENTS } from './webhookSettings';

const WRONG_URL =
  'Address is such as https://www.example.com/trackyard: with https://, and without a user and what follows a #.';

const NO_EVENT = 'Choose one event at least.';

/** Whether calls may go to such an address: nobody reads them on their way. */
function isCallable(url = ''): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hash } = new URL(url);
  if ([username, password, hash].some((more) => more !== '')) return false;
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine(url));
}

/** Who is told of what. */
export const webhookSettingsSchema = record({
  url: line('Address').test('url', WRONG_URL, (url) => !url || isCallable(url)),
  events: rowsOf(choice(WEBHOOK_EVENTS, 'Event is required.')).required(NO_EVENT).min(1, NO_EVENT),
});

export type WebhookValues = InferType<typeof webhookSettingsSchema>;
