import type { OfficeLink } from '@/office/officeLink';
import { done, toldBy } from '@/office/people/asking';
import type { WebhookTells } from './webhookProtocol';
import type { WebhookValues } from './webhookSettingsSchema';

type Asked = Pick<OfficeLink, 'ask'>;

/** Who is told of what, and how that goes. */
export const askWebhook = async ({ ask }: Asked): Promise<WebhookTells['webhook.settings']> =>
  (await toldBy(ask('webhook.settings', {}))) as WebhookTells['webhook.settings'];

/** Has somebody told from now on; gives the secret where it was made by this. */
export const saveWebhook = async ({ ask }: Asked, values: WebhookValues): Promise<string | undefined> =>
  ((await toldBy(ask('webhook.save', values))) as WebhookTells['webhook.save']).secret;

/** Signs by another secret from now on; gives it. */
export const renewWebhookSecret = async ({ ask }: Asked): Promise<string> =>
  ((await toldBy(ask('webhook.renew', {}))) as WebhookTells['webhook.renew']).secret;

/** Calls once; gives what was answered. */
export const testWebhook = async ({ ask }: Asked): Promise<string> =>
  ((await toldBy(ask('webhook.test', {}))) as WebhookTells['webhook.test']).answer;

/** Has nobody told any more. */
export const removeWebhook = ({ ask }: Asked): Promise<void> => done(ask('webhook.remove', {}));
