import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { SmsSettings } from '@/office/sms/smsSettings';
import { httpProvider } from '../../../office/sms/httpProvider';
import { msg91 } from '../../../office/sms/msg91';
import { startSmsServer } from '../../support/smsServer';

const template = {
  templateId: '1107160000000000001',
  providerId: '64a1f0d2d6fc05',
  text: 'OTP {#var#} for challan {#var#} & "more"',
};
const sms = {
  id: 'reminder-1',
  to: '9876543210',
  text: 'OTP 123456 for challan 43 & "more"',
  template,
  values: ['123456', '43'],
};
const KEY = 'a-key-of-the-provider';

let server: Awaited<ReturnType<typeof startSmsServer>>;
beforeEach(async () => void (server = await startSmsServer()));
afterEach(() => server.stop());

describe('MSG91', () => {
  const send = () => msg91(KEY, `${server.address}/api/v5/flow`).send(sms);

  test('is asked to fill the text that it knows, and tells by its answer alone whether it has taken it', async () => {
    expect(await send()).toMatchObject({
      what: 'accepted',
      words: expect.stringContaining('35666c7a'),
      requestId: '35666c7a4d4b313233343536',
    });
    expect(server.asked[0]).toMatchObject({ method: 'POST', url: '/api/v5/flow', headers: { authkey: KEY } });
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
      template_id: template.providerId,
      short_url: '0',
      recipients: [{ mobiles: '919876543210', VAR1: '123456', VAR2: '43' }],
    });
    server.state.answer = `{"type":"error","message":"IP not allowed for ${KEY}","code":"418"}`;
    const refused = await send();
    expect(refused.what).toBe('halted');
    expect(refused.words).toBe('IP not allowed for … (418)');
  });

  test.each([
    ['a key that it does not know', 'halted', { message: 'Authentication key is invalid', code: '207' }],
    ['a key, without a code', 'halted', { message: 'Invalid authkey' }],
    ['an account without money', 'halted', { message: 'Insufficient balance', code: 301 }],
    ['too many at once', 'later', { message: 'You cannot send more SMS now', code: '311' }],
    ['a number that is none', 'noReceiver', { message: 'Invalid mobile number', code: '202' }],
    ['a number that is none, without a code', 'noReceiver', { message: 'Invalid number' }],
    ['a wrong number of variables', 'refused', { message: 'Invalid number of variables' }],
    ['a text that it does not know', 'held', { message: 'template id missing' }],
    ['a text that is not on its list', 'held', { message: 'Template is not whitelisted', code: '400' }],
    ['a flow that is none', 'held', { message: 'Invalid flow' }],
    ['a link of a text that is not on its list', 'held', { message: 'Please whitelist the URL' }],
    ['a machine that is not on its list', 'halted', { message: 'Please whitelist your IP 203.0.113.7' }],
  ])('with a good status that tells of %s is “%s”', async (_of, what, said) => {
    server.state.answer = JSON.stringify({ type: 'error', ...said });
    expect((await send()).what).toBe(what);
    server.state.status = 400;
    expect((await send()).what).toBe(what);
  });

  test('that answers something else has not taken it', async () => {
    for (const answer of ['', 'OK', '[]', '{"type":"success']) {
      server.state.answer = answer;
      expect((await send()).what).toBe('refused');
    }
    server.state.answer = '{"type":"success","message":"35666c7a"}';
    server.state.status = 400;
    expect((await send()).what).toBe('refused');
  });

  test('is not asked for a text that it does not know', async () => {
    const outcome = await msg91(KEY, server.address).send({ ...sms, template: { ...template, providerId: undefined } });
    expect(outcome).toMatchObject({ what: 'held', words: expect.stringContaining('has no id of MSG91') });
    expect(server.asked).toEqual([]);
  });

  test('is tried again where it has an error, lets nobody in by a wrong key, and is not known to have sent where the line broke', async () => {
    const become = async (status: number | undefined) => {
      server.state.status = status;
      return (await send()).what;
    };
    expect(await become(500)).toBe('lost');
    expect(await become(503)).toBe('later');
    expect(await become(429)).toBe('later');
    expect(await become(401)).toBe('halted');
    expect(await become(418)).toBe('halted');
    expect(await become(400)).toBe('refused');
    expect(await become(undefined)).toBe('lost');
    server.state.answer = '{"type":"error","message":"Template not found"}';
    expect(await become(404)).toBe('held');
    expect(await become(502)).toBe('later');
    await server.stop();
    expect((await send()).what).toBe('later');
    server = await startSmsServer();
  });
});

/** Listens on this machine until the end of a test; gives its port. */
async function listening(other: Server): Promise<number> {
  const lines = new Set<Socket>();
  other.on('connection', (line: Socket) => lines.add(line));
  await new Promise<void>((done) => void other.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    other.close();
    for (const line of lines) line.destroy();
  });
  return (other.address() as AddressInfo).port;
}

describe('another provider', () => {
  const send = (more: Partial<SmsSettings>, signal?: AbortSignal, said = sms, key = KEY) =>
    httpProvider({
      provider: 'Other',
      entityId: '1101400000000000001',
      header: 'KONKAN',
      url: server.address,
      mostAnHour: 1_000,
      atNight: 'Goes',
      key,
      ...more,
    }).send(said, signal);

  test('is asked by a form as it is described', async () => {
    server.state.answer = 'success | 919876543210 | 35-1';
    const outcome = await send({
      url: `${server.address}/rest`,
      headers: 'Accept: text/plain\nX-Key: {key}',
      body: 'send_to={to91}&msg={text}&mask={header}&principalEntityId={entityId}&dltTemplateId={templateId}&x={y}',
      accepted: 'success',
    });
    expect(outcome).toEqual({ what: 'accepted', words: 'success | 919876543210 | 35-1' });
    const [asked] = server.asked;
    expect(asked?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/plain',
      'x-key': KEY,
    });
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      send_to: '919876543210',
      msg: sms.text,
      mask: 'KONKAN',
      principalEntityId: '1101400000000000001',
      dltTemplateId: template.templateId,
      x: '{y}',
    });
  });

  test('is asked by JSON, or by its address alone', async () => {
    await send({ bodyIs: 'JSON', body: '{"to":"{to}","message":"{text}"}' });
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({ to: '9876543210', message: sms.text });
    await send({ method: 'GET', url: `${server.address}/send?to={to}&text={text}&key={key}`, body: 'nothing' });
    const { url = '', method, body } = server.asked[1] ?? {};
    expect([method, body]).toEqual(['GET', '']);
    expect(new URL(url, server.address).searchParams.get('text')).toBe(sms.text);
  });

  test('that answers by JSON is told in its words and its code alone where it takes none', async () => {
    server.state.status = 401;
    server.state.answer = '{"status":"error","error":{"no":"text"},"description":"Key is wrong","code":77}';
    expect(await send({})).toMatchObject({ what: 'halted', words: 'Key is wrong (77)' });
    server.state.answer = '{"status":"error"}';
    expect(await send({})).toMatchObject({ words: '{"status":"error"}' });
  });

  test('has not taken what it answers otherwise, whatever its status', async () => {
    server.state.answer = `error | 102 | wrong key ${KEY}`;
    expect(await send({ accepted: 'success' })).toEqual({ what: 'refused', words: 'error | 102 | wrong key …' });
  });

  test.each([
    ['"sid" : "{id}"', '{"sid":"SM-1","to":"9876543210"}', 'SM-1'],
    ['{to91} | {id}', 'success | 919876543210 | 35-1', '35-1'],
    ['"id":{id}', '{"id":4711}', '4711'],
    ['"sid":"{id}"', '{"id":"SM-1"}', undefined],
    ['"sid":"{id}"', '{"sid":"<b>"}', undefined],
    ['', 'success', undefined],
  ])('tells by %j in %j under which id it reports: %s', async (idInAnswer, answer, requestId) => {
    server.state.answer = answer;
    expect((await send({ idInAnswer })).requestId).toBe(requestId);
  });

  test('says of a number that nobody has it', async () => {
    server.state.answer = 'error | 105 | The phone number is invalid';
    expect((await send({ accepted: 'success', wrongNumber: '| 105 |' })).what).toBe('noReceiver');
  });

  test.each([302, 402, 404, 405, 410])('takes none by these settings where it answers %i', async (status) => {
    server.state.status = status;
    expect((await send({})).what).toBe('halted');
  });

  test.each([
    [425, 'later'],
    [429, 'later'],
    [503, 'later'],
    [408, 'lost'],
    [500, 'lost'],
    [502, 'lost'],
    [504, 'lost'],
  ])('that answers %i has not taken it, or nobody knows: “%s”', async (status, what) => {
    server.state.status = status;
    server.state.answer = '<html>gateway</html>';
    const outcome = await send({});
    expect(outcome).toMatchObject({ what, words: expect.stringContaining(`has an error (${status})`) });
    expect(outcome.words.includes('nobody knows whether it went')).toBe(what === 'lost');
  });

  test('that is told our own id of an SMS knows it by that, also where nobody knows whether it took it', async () => {
    const body = 'to={to}&msgid={ownId}';
    expect(await send({ body })).toMatchObject({ what: 'accepted', requestId: sms.id });
    expect(await send({ body, idInAnswer: '"message":"{id}"' })).toMatchObject({
      requestId: '35666c7a4d4b313233343536',
    });
    for (const status of [504, undefined]) {
      server.state.status = status;
      expect(await send({ body })).toMatchObject({ what: 'lost', requestId: sms.id });
      expect((await send({})).requestId).toBeUndefined();
    }
    expect(server.asked.map((asked) => new URLSearchParams(asked.body).get('msgid')).filter(Boolean)).toEqual(
      Array.from({ length: 4 }, () => sms.id),
    );
  });

  test('has told no id of an SMS with an error, which a gateway before it may have written', async () => {
    const errors = [
      ['{id}', 'upstream request timeout'],
      ['"id":"{id}"', '{"id":"err-77","error":"Too slow"}'],
    ] as const;
    for (const [idInAnswer, answer] of errors) {
      server.state.status = 504;
      server.state.answer = answer;
      expect(await send({ idInAnswer, body: 'msgid={ownId}' })).toMatchObject({ what: 'lost', requestId: sms.id });
      expect((await send({ idInAnswer })).requestId).toBeUndefined();
    }
  });

  test('has heard nothing as long as no line stands, and nobody knows once it does', async () => {
    const silent = `127.0.0.1:${await listening(createServer())}`;
    const soon = () => AbortSignal.timeout(200);
    expect(await send({ url: `https://${silent}/send` }, soon())).toEqual({
      what: 'later',
      words: `${silent} could not be reached (TimeoutError).`,
    });
    expect((await send({ url: `http://${silent}/send` }, soon())).what).toBe('lost');
  });

  test('whose answer never ends is heard as far as anybody reads it', async () => {
    const endless = createHttpServer((_request, response) => {
      response.write('success');
      const more = () => void (response.destroyed || (response.write('x'.repeat(5_000)), setImmediate(more)));
      more();
    });
    const url = `http://127.0.0.1:${await listening(endless)}`;
    const outcome = await send({ url, accepted: 'success' });
    expect([outcome.what, outcome.words.length]).toEqual(['accepted', 200]);
  });

  test('is not asked with what no header holds, which the settings are told', async () => {
    const outcome = await send({ headers: 'X-Key: {key}' }, undefined, sms, 'schlüssel-ключ');
    expect(outcome).toEqual({ what: 'halted', words: 'The key or the headers have signs that no header holds.' });
    const split = { ...sms, text: 'OTP\r\nX-Other: 1' };
    expect((await send({ headers: 'X-Text: {text}' }, undefined, split)).what).toBe('halted');
    expect(server.asked).toEqual([]);
  });

  test('is asked as its headers say, however they are written, and for half a sign as well', async () => {
    await send({ headers: 'content-type: text/plain; charset=utf-8', body: '{text}' }, undefined, {
      ...sms,
      text: 'Dear \ud83d',
    });
    expect(server.asked[0]?.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(decodeURIComponent(server.asked[0]?.body ?? '')).toBe('Dear \ufffd');
  });

  test('never has its key told, also as an address writes it', async () => {
    server.state.answer = 'error for p%40ss%20word, p@ss word';
    expect((await send({ accepted: 'ok' }, undefined, sms, 'p@ss word')).words).toBe('error for …, …');
  });
});
