import { expect, test } from 'vitest';
import type { SmsResults } from '@/office/sms/smsProtocol';
import type { Letter } from '@/store/billing/letters/letter';
import { createSealing } from '../../../office/signIn/sealing';
import { officeSms } from '../../../office/sms/officeSms';
import { smsAnswers } from '../../../office/sms/smsAnswers';
import { smallBusiness } from '../../support/tabs';
import { memoryBook } from '../../support/memoryBook';

const WORDS = 'Template is not whitelisted';
const BILL = '1107160000000000001';
const REMINDER = '1107160000000000002';

const letter = (text: string): Letter => ({
  id: text,
  number: 1,
  accountId: 'account-1',
  channel: 'SMS',
  language: 'en',
  on: '2026-11-28',
  to: '9876543210',
  subject: '',
  status: 'Waiting',
  text,
});

/** An office that sends two registered texts by MSG91, which does not take the one of a bill. */
async function holding() {
  const sms = officeSms(memoryBook().through(), createSealing('a secret of an office', 'sms'), () => new Date());
  const answered = smsAnswers({
    ...sms,
    sending: () => sms.way.told([]),
    reports: { told: async () => ({ counts: { since: '', taken: 0, refused: 0, unknown: 0, unreadable: 0 } }) },
    business: () => smallBusiness,
  });
  const ask = (request: string, asked: Parameters<typeof answered>[1]) =>
    answered(request, asked, { name: 'Asha', role: 'admin' });
  const settings = { provider: 'MSG91', entityId: '1101400000000000001', header: 'KONKAN', key: 'k', atNight: 'Goes' };
  await ask('save', settings);
  await ask('addTemplate', { templateId: BILL, text: 'Bill {#var#}', providerId: 'wrong' });
  await ask('addTemplate', { templateId: REMINDER, text: 'Pay {#var#}', providerId: 'right' });
  await sms.kept.held.note(BILL, (await sms.kept.read()).place, WORDS);
  return {
    ...sms,
    ask,
    settings,
    /** Whether a bill and a reminder may go. */
    mayGo: async () => {
      const { fits } = await sms.way.open();
      return { bill: fits(letter('Bill 7')), reminder: fits(letter('Pay 100')) };
    },
    told: async () => {
      const { answer } = await ask('settings', {});
      return ('told' in answer ? answer.told : {}) as SmsResults['sms.settings'];
    },
  };
}

test('a registered text that the provider does not take waits, and the others go', async () => {
  const { mayGo, told, way } = await holding();
  expect(await mayGo()).toEqual({ bill: false, reminder: true });
  expect(await told()).toMatchObject({ held: [{ templateId: BILL, words: WORDS }] });
  expect((await told()).trouble).toBeUndefined();
  expect(await way.trouble(1)).toContain('SMS of a registered text wait');
});

test.each([
  ['it is added again', 'addTemplate', { templateId: BILL, text: 'Bill {#var#}', providerId: 'right' }],
  ['settings are saved anew', 'save', undefined],
])('a registered text that waits goes once %s', async (_when, request, asked) => {
  const { ask, mayGo, settings, told, way } = await holding();
  await ask(request, asked ?? settings);
  expect(await mayGo()).toEqual({ bill: true, reminder: true });
  expect([(await told()).held, await way.trouble(1)]).toEqual([[], undefined]);
});

test('another text that is added does not let the one go that waits', async () => {
  const { ask, mayGo } = await holding();
  await ask('addTemplate', { templateId: REMINDER, text: 'Pay {#var#}', providerId: 'another' });
  expect(await mayGo()).toEqual({ bill: false, reminder: true });
});

test('a text of which nobody told the id at the provider waits by itself, and says so', async () => {
  const { ask, told, mayGo } = await holding();
  await ask('addTemplate', { templateId: REMINDER, text: 'Pay {#var#}' });
  const { answer } = await ask('test', { to: '9876543210', text: 'Pay 100' });
  expect(answer).toEqual({ refused: expect.stringContaining('The provider does not take this text. The template') });
  expect((await told()).held.map(({ templateId }) => templateId)).toEqual([BILL, REMINDER]);
  expect(await mayGo()).toEqual({ bill: false, reminder: false });
});
