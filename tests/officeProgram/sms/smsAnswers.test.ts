import { describe, expect, onTestFinished, test } from 'vitest';
import type { SmsResults } from '@/office/sms/smsProtocol';
import { createSealing } from '../../../office/signIn/sealing';
import { officeSms } from '../../../office/sms/officeSms';
import { smsAnswers } from '../../../office/sms/smsAnswers';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';
import { installerTable } from '@/store/places/installers/installersSlice';
import { memoryBook } from '../../support/memoryBook';
import { smallBusiness } from '../../support/tabs';
import { startSmsServer } from '../../support/smsServer';

const COUNTS = { since: '', taken: 0, refused: 0, unknown: 0, unreadable: 0 };
const SETTINGS = {
  provider: 'Other',
  entityId: '1101400000000000001',
  header: 'KONKAN',
  url: 'https://sms.example.com/send',
  key: 'a-key',
};

const ASHA: OfficeUser = { name: 'Asha', role: 'admin' };
const BUSINESS = {
  ...smallBusiness,
  installers: installerTable([{ id: 'installer-1', number: 1, name: 'Rakesh Yadav', mobile: '9820012345' }]),
};

/** What people ask of an office's SMS, and what it told of their settings last. */
function answers() {
  const sms = officeSms(memoryBook().through(), createSealing('a secret of an office', 'sms'), () => new Date());
  const reports = { told: async () => ({ counts: COUNTS }) };
  const answered = smsAnswers({ ...sms, sending: () => sms.way.told([]), reports, business: () => BUSINESS });
  const ask = (request: string, asked: Parameters<typeof answered>[1], by: OfficeUser = ASHA) =>
    answered(request, asked, by);
  const told = async () => {
    const { answer } = await ask('settings', {});
    return ('told' in answer ? answer.told : {}) as SmsResults['sms.settings'];
  };
  return { ask, told, ...sms };
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

test('an SMS can be asked for by our own id where the provider is told it, and by no other', async () => {
  const { ask, ownRequest } = answers();
  expect(await ownRequest('reminder-1')).toBeUndefined();
  await ask('save', SETTINGS);
  expect(await ownRequest('reminder-1')).toBeUndefined();
  const told = { ...SETTINGS, body: 'to={to}&msgid={ownId}' };
  await ask('save', told);
  expect(await ownRequest('reminder-1')).toBe('reminder-1');
  await ask('save', { ...told, provider: 'MSG91' });
  expect(await ownRequest('reminder-1')).toBeUndefined();
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

test('a test SMS that the provider takes ends what was told of the last one that it did not', async () => {
  const server = await startSmsServer();
  onTestFinished(server.stop);
  const { ask, told, way, kept } = answers();
  await ask('save', { ...SETTINGS, url: server.address });
  await ask('addTemplate', text(1));
  await way.note({ what: 'later', words: 'It was away.' }, (await kept.read()).place);
  expect(await told()).toMatchObject({ delay: 'It was away.' });
  server.state.status = 503;
  await ask('test', { to: '9820012345', text: text(1).text });
  expect(await told()).toMatchObject({ delay: 'It was away.' });
  server.state.status = 200;
  expect(await ask('test', { to: '9820012345', text: text(1).text })).toMatchObject({ answer: { done: true } });
  expect(await told()).not.toHaveProperty('delay');
});

describe('a mobile number that the provider calls none', () => {
  const OTP = 'Your OTP is 123456.';
  const numbersOf = async (ask: ReturnType<typeof answers>['ask'], ...mobiles: string[]) => {
    const { answer } = await ask('refusedNumbers', { mobiles });
    return 'told' in answer ? (answer.told as SmsResults['sms.refusedNumbers']).refused : answer;
  };
  /** An office whose provider calls every number none, and an OTP that was sent to one. */
  const refused = async () => {
    const server = await startSmsServer();
    onTestFinished(server.stop);
    server.state.answer = 'no such number';
    const office = answers();
    const settings = { ...SETTINGS, url: server.address, wrongNumber: 'no such number' };
    await office.ask('save', settings);
    await office.ask('addTemplate', { templateId: '1107160000000000001', text: 'Your OTP is {#var#}.' });
    expect(await office.sendAtOnce('9820012345', OTP, '123456')).toMatchObject({ what: 'noReceiver' });
    return { ...office, server, settings };
  };

  test('is told to an installer where it is his own, and to whoever works in the office', async () => {
    const { ask } = await refused();
    const told = async (name: string, role: Role) =>
      (await ask('refusedNumbers', { mobiles: ['9820012345'] }, { name, role })).answer;
    const own = { told: { refused: [{ mobile: '9820012345' }] } };
    expect(await told('Vijay', 'stock')).toMatchObject(own);
    expect(await told('Rakesh-Yadav', 'installer')).toMatchObject(own);
    expect(await told('Somebody-Else', 'installer')).toMatchObject({ told: { refused: [] } });
  });

  test('is told of whom somebody names, with the provider’s words, and of nobody else', async () => {
    const { ask } = await refused();
    expect(await numbersOf(ask, '9820012345', '9820099999')).toEqual([
      { mobile: '9820012345', words: 'no such number' },
    ]);
    expect(await numbersOf(ask, '9820099999')).toEqual([]);
  });

  test('gets OTPs again once an admin says that somebody has it, and is marked anew where the provider says so again', async () => {
    const { ask, sendAtOnce, server } = await refused();
    expect(await ask('tryNumber', { mobile: '9820012345' })).toMatchObject({
      answer: { done: true },
      noted: expect.stringContaining('9820012345'),
    });
    expect(await numbersOf(ask, '9820012345')).toEqual([]);
    await sendAtOnce('9820012345', OTP, '123456');
    expect([server.asked.length, await numbersOf(ask, '9820012345')]).toMatchObject([2, [{ mobile: '9820012345' }]]);
    server.state.answer = 'success';
    await ask('tryNumber', { mobile: '9820012345' });
    expect(await sendAtOnce('9820012345', OTP, '123456')).toMatchObject({ what: 'accepted' });
  });

  test('is tried again once settings are saved anew', async () => {
    const { ask, settings } = await refused();
    await ask('save', settings);
    expect(await numbersOf(ask, '9820012345')).toEqual([]);
  });

  test('that is none of them is not taken back', async () => {
    const { ask } = await refused();
    for (const mobile of ['9820099999', undefined, 5])
      expect((await ask('tryNumber', { mobile })).answer).toEqual({
        refused: 'OTPs are sent to this number already.',
      });
  });
});
