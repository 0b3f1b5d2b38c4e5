import { expect, test } from 'vitest';
import { createSealing } from '../../../office/signIn/sealing';
import { keptWebhookIn } from '../../../office/webhooks/keptWebhook';
import { webhookAnswers } from '../../../office/webhooks/webhookAnswers';
import { memoryBook } from '../../support/memoryBook';

test('the audit tells whom the office calls, and not by what the receiver knows it', async () => {
  const kept = keptWebhookIn(memoryBook().through(), createSealing('the secret of the office', 'webhooks'));
  const answer = webhookAnswers({
    kept,
    room: { begin: () => {}, log: async () => [] },
    call: async () => ({ isTaken: true, words: 'Taken (204).' }),
    seq: () => 1,
    now: () => 1,
  });
  const url = 'https://hooks.example.com/in/T0KEN?token=T0KEN';
  const saved = await answer('save', { url, events: ['job.done'] });
  expect([saved.noted, (await answer('test', {})).noted, (await answer('renew', {})).noted]).toEqual([
    'saved where webhooks go: https://hooks.example.com, job.done',
    'tried a webhook at https://hooks.example.com',
    'made another secret of the webhook at https://hooks.example.com',
  ]);
});
