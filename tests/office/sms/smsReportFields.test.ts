import { expect, test } from 'vitest';
import { smsSettingsSchema } from '@/office/sms/smsSettingsSchema';
import { messages } from '../../support/messages';

const settings = {
  provider: 'Other',
  entityId: '1101400000000000001',
  header: 'KONKAN',
  url: 'https://sms.example.com/send',
  body: 'to={to}&text={text}',
  statusUrl: 'https://sms.example.com/status/{requestId}',
  reportStatus: 'status',
  deliveredIs: 'delivered',
};

test('where the id of an SMS stands in an answer is asked for, unless the provider is told our own', () => {
  const needed = { idInAnswer: 'Id in the Answer is required to know what became of an SMS.' };
  expect(messages(smsSettingsSchema, settings)).toEqual(needed);
  expect(messages(smsSettingsSchema, { ...settings, idInAnswer: '"id":"{id}"' })).toEqual({});
  expect(messages(smsSettingsSchema, { ...settings, body: `${settings.body}&msgid={ownId}` })).toEqual({});
});
