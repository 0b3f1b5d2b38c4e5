import { askOffice, done, type Asking } from '@/office/officeClient';
import type { WebhookResults } from './webhookProtocol';
import type { WebhookValues } from './webhookSettingsSchema';

/** Who is told of what, and how that goes. */
export const askWebhook = (office: Asking): Promise<WebhookResults['webhook.settings']> =>
  askOffice(office, 'webhook.settings', {});

/** Has somebody told from now on; gives the secret where it was made by this. */
export const saveWebhook = async (office: Asking, values: WebhookValues): Promise<string | undefined> =>
  (await askOffice(office, 'webhook.save', values)).secret;

/** Signs by another secret from now on; gives it. */
export const renewWebhookSecret = async (office: Asking): Promise<string> =>
  (await askOffice(office, 'webhook.renew', {})).secret;

/** Calls once; gives what was answered. */
export const testWebhook = async (office: Asking): Promise<string> =>
  (await askOffice(office, 'webhook.test', {})).answer;

/** Has nobody told any more. */
export const removeWebhook = ({ ask }: Asking): Promise<void> => done(ask('webhook.remove', {}));
