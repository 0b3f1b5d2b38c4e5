import { expect, test } from 'vitest';
import { platesIn } from '@/store/care/messages/platesIn';
import type { Sent } from '@/store/care/messages/message';

const sms = (message: string): Sent => ({
  id: 'sms',
  number: 1,
  kind: 'sms',
  sentAt: '2026-11-20T10:00:00.000Z',
  mobileNumbers: ['9822000000'],
  message,
});

test.each([
  ['Your vehicle MH 12 AB 1234 is silent.', ['MH12AB1234']],
  ['mh-12-ab-1234 and 22BH1234AA, then MH 12 AB 1234 again', ['MH12AB1234', '22BH1234AA']],
  ['Three devices are silent since Monday.', []],
  ['Your bill is due.', []],
])('%s names %j', (message, plates) => expect(platesIn(sms(message))).toEqual(plates));
