import { expect, test } from 'vitest';
import type { SmsTells } from '@/office/sms/smsProtocol';
import { createSealing } from '../../../office/signIn/sealing';
import { officeSms } from '../../../office/sms/officeSms';
import { smsAnswers } from '../../../office/sms/smsAnswers';
import { memoryBook } from '../../support/memoryBook';

const COUNTS = { since: '', taken: 0, refused: 0, unknown: 0, unreadable: 0 };
const SETTINGS = {
  provider: 'Other',
  entityId: '1101400000000000001',
  header: 'KONKAN',
  url: 'https://sms.example.com/send',
  key: 'a-key',
};

/** What admins ask of an office's SMS, and what it told of their settings last. */
function answers() {
  const sms = officeSms(memoryBook().through(), createSealing('a secret of an office', 'sms'), () => new Date());
  const reports = { told: async () => ({ counts: COUNTS }) };
  const ask = smsAnswers({ ...sms, waiting: () => 0, reports });
  const told = async () => {
    const { answer } = await ask('settings', {});
    return ('told' in answer ? answer.told : {}) as SmsTells['sms.settings'];
  };
  return { ask, told, kept: sms.kept };
}

const text = (place: number) => ({ templateId: `110716000000000000${place}`, text: `Text ${place}` });

test('registered texts that several admins add and remove at once are all kept', async () => {
  const { ask, told } = answers();
  await ask('addTemplate', text(1));
  await Promise.all([
    ask('addTemplate', text(2)),
    ask('removeTemplate', { templateId: text(1).templateId }),
    ask('addTemplate', text(3)),
    ask('addTemplate', { ...text(2), text: 'Text 2 anew' }),
  ]);
  const { templates } = await told();
  expect(templates.map((one) => one.text).toSorted()).toEqual(['Text 2 anew', 'Text 3']);
});

test('no key is told, and each stays where it is left empty, as long as it goes to the same servers', async () => {
  const { ask, told, kept } = answers();
  await ask('save', { ...SETTINGS, signatureHeader: 'X-Signature', signatureKey: 'signing' });
  expect(await told()).toMatchObject({ hasKey: true, hasSignatureKey: true });
  expect(JSON.stringify(await told())).not.toMatch(/a-key|signing/);
  await ask('save', { ...SETTINGS, key: '', signatureHeader: 'X-Signature' });
  expect((await kept.read()).settings).toMatchObject({ key: 'a-key', signatureKey: 'signing' });
  await ask('save', {
    ...SETTINGS,
    key: '',
    statusUrl: 'https://other.example.com/{requestId}?{key}',
    idInAnswer: '{id}',
    reportStatus: 'status',
    deliveredIs: 'delivered',
  });
  expect((await kept.read()).settings?.key).toBe('');
  expect(await told()).toMatchObject({ hasKey: false, hasSignatureKey: false });
});

test('reports that are to be signed need the key that they are signed with', async () => {
  const { ask, kept } = answers();
  expect((await ask('save', { ...SETTINGS, signatureHeader: 'X-Signature' })).answer).toEqual({
    refused: 'Enter the key by which the provider signs its reports.',
  });
  expect((await kept.read()).settings).toBeUndefined();
});

test('a signature is looked for in no header that is not passed on', async () => {
  const { ask } = answers();
  for (const signatureHeader of ['Authorization', 'cookie', 'X Signature'])
    expect((await ask('save', { ...SETTINGS, signatureHeader, signatureKey: 'signing' })).answer).toEqual({
      refused:
        'Header of the Signature is the name of a header, such as X-Signature; Authorization and Cookie are not read.',
    });
});

test('the address of reports is a new one whenever it is turned on', async () => {
  const { ask, kept } = answers();
  expect(await kept.reportSecret()).toBeUndefined();
  await ask('reports', { isOn: true });
  const first = await kept.reportSecret();
  await ask('reports', { isOn: true });
  expect(first).toHaveLength(43);
  expect(await kept.reportSecret()).not.toBe(first);
  await ask('reports', { isOn: false });
  expect(await kept.reportSecret()).toBeUndefined();
});

test.each([
  ['reports', { reportId: 'id' }],
  ['the status', { statusUrl: 'https://sms.example.com/{requestId}' }],
])('%s can be read only where it is known which SMS is meant, and when one is delivered', async (_what, asked) => {
  const { ask, kept } = answers();
  const needed = { idInAnswer: '"id":"{id}"', reportStatus: 'status', deliveredIs: 'delivered' };
  for (const missing of Object.keys(needed)) {
    const { answer } = await ask('save', { ...SETTINGS, ...asked, ...needed, [missing]: '' });
    expect(answer).toEqual({ refused: expect.stringMatching(/is required to know what became of an SMS\.$/) });
  }
  await ask('save', { ...SETTINGS, ...asked, ...needed });
  expect((await kept.read()).settings).toMatchObject({ ...asked, ...needed });
});
