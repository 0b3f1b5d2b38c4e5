import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describedReports } from '../../../office/sms/describedReports';
import { earlyReportsIn } from '../../../office/sms/earlyReports';
import type { SmsSending } from '../../../office/sms/keptSms';
import { msg91Reports } from '../../../office/sms/msg91Reports';
import type { SmsReport } from '../../../office/sms/report';
import { reportTaking, type ReportOutcome } from '../../../office/sms/reportTaking';
import { isSignedBy } from '../../../office/sms/signature';
import { memoryBook } from '../../support/memoryBook';
import { runs } from '../../support/runs';

const KEY = 'a-key-of-the-provider';
const MINUTE_MS = 60_000;

/** A report of MSG91 as its pages say. */
const msg91Says = (status: unknown, more: object = {}, requestId: unknown = '35666c7a') =>
  new URLSearchParams({
    data: JSON.stringify([
      {
        senderId: 'KONKAN',
        requestId,
        userId: '1',
        campaignName: 'API',
        report: [{ date: '2026-11-28 10:00:01', number: '919876543210', status, ...more }],
      },
    ]),
  }).toString();

describe('a report of MSG91', () => {
  test.each([
    ['1', { desc: 'Delivered' }, 'deliver'],
    [1, {}, 'deliver'],
    ['2', { desc: 'Failed', failedReason: 'Absent subscriber' }, 'missDelivery'],
    ['2', { desc: 'Failed', failedReason: 'Unknown subscriber' }, 'missReceiver'],
    ['9', { desc: 'NDNC' }, 'missDelivery'],
    ['16', { desc: 'Rejected' }, 'missDelivery'],
    ['16', { desc: 'Rejected', failedReason: 'Invalid number' }, 'missReceiver'],
    ['25', { desc: 'Rejected', failedReason: 'DLT template not matched' }, 'missDelivery'],
    ['25', { desc: 'Rejected', failedReason: 'Wrong number of variables' }, 'missDelivery'],
    ['17', { desc: 'Blocked' }, 'missDelivery'],
  ])('of the status %s with %j is “%s”', (status, more, became) => {
    expect(msg91Reports(msg91Says(status, more), KEY)).toEqual([
      {
        requestId: '35666c7a',
        became,
        words: [...Object.values(more), '2026-11-28 10:00:01'].join(', '),
        at: '2026-11-28T04:30:01.000Z',
      },
    ]);
  });

  test('of another status tells nothing yet', () => {
    expect(msg91Reports(msg91Says('5'), KEY)).toEqual([]);
  });

  test('without an id is none', () => {
    for (const text of [msg91Says('1', {}, '<script>'), 'data=nonsense', 'data=[]', '{"status":"1"}', ''])
      expect(msg91Reports(text, KEY)).toBeUndefined();
  });

  test('is JSON by itself as well, whatever its words hold', () => {
    const report = [{ status: '2', desc: 'Failed&data=x' }];
    expect(msg91Reports(JSON.stringify([{ requestId: '35666c7a', report }]), KEY)).toMatchObject([
      { became: 'missDelivery', words: 'Failed&data=x' },
    ]);
  });

  test('never tells the key', () => {
    const [report] = msg91Reports(msg91Says('2', { failedReason: `of ${KEY}` }), KEY) ?? [];
    expect(report?.words).toBe('of …, 2026-11-28 10:00:01');
  });
});

const described: SmsSending = {
  provider: 'Other',
  entityId: '1101400000000000001',
  header: 'KONKAN',
  mostAnHour: 1_000,
  atNight: 'Goes',
  key: KEY,
  reportId: 'externalId',
  reportStatus: 'status',
  reportWords: 'cause',
  deliveredIs: 'SUCCESS, DELIVERED',
  failedIs: 'FAILURE',
  wrongNumberIs: 'UNKNOWN_SUBSCRIBER',
};

describe('a report of another provider, as it is described', () => {
  test('is a form or JSON, one or a list of them', () => {
    expect(describedReports(described, 'externalId=35-1&status=SUCCESS&cause=')).toEqual([
      { requestId: '35-1', became: 'deliver', words: 'SUCCESS' },
    ]);
    const said = [
      { externalId: '35-1', status: 'FAILURE', cause: 'OFF_NETWORK' },
      { externalId: 36, status: 'failure', cause: 'UNKNOWN_SUBSCRIBER' },
      { externalId: '37', status: 'QUEUED' },
    ];
    expect(describedReports(described, JSON.stringify(said))).toEqual([
      { requestId: '35-1', became: 'missDelivery', words: 'FAILURE: OFF_NETWORK' },
      { requestId: '36', became: 'missReceiver', words: 'failure: UNKNOWN_SUBSCRIBER' },
    ]);
  });

  test('has its fields where the paths lead', () => {
    const inside = { ...described, reportId: 'message.id', reportStatus: 'message.state.0' };
    expect(describedReports(inside, '{"message":{"id":"a1","state":["delivered"]}}')).toMatchObject([
      { requestId: 'a1', became: 'deliver' },
    ]);
  });

  test.each([
    ['1764318601000', '2025-11-28T08:30:01.000Z'],
    ['1764318601', '2025-11-28T08:30:01.000Z'],
    ['2025-11-28T08:30:01Z', '2025-11-28T08:30:01.000Z'],
    ['2025-11-28T14:00:01%2B0530', '2025-11-28T08:30:01.000Z'],
    ['2025-11-28 14:00:01', '2025-11-28T08:30:01.000Z'],
    ['yesterday', undefined],
    ['2025-13-28 14:00:01', undefined],
    ['', undefined],
  ])('with the time %s is of %s', (written, at) => {
    const dated = { ...described, reportTime: 'eventTs' };
    const [report] = describedReports(dated, `externalId=35-1&status=SUCCESS&eventTs=${written}`) ?? [];
    expect(report).toMatchObject({ became: 'deliver' });
    expect(report?.at).toBe(at);
  });

  test('never tells the key', () => {
    const [report] = describedReports(described, `externalId=35-1&status=FAILURE&cause=of ${KEY}`) ?? [];
    expect(report?.words).toBe('FAILURE: of …');
  });

  test('without an id is none', () => {
    for (const text of ['', 'hello', '[]', '{}', 'status=SUCCESS'])
      expect(describedReports(described, text)).toBeUndefined();
  });
});

test('whatever comes as a report is read or left, and nothing fails', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => `data=${encodeURIComponent(text)}`),
      ),
      (text) => {
        for (const report of [...(msg91Reports(text, KEY) ?? []), ...(describedReports(described, text) ?? [])])
          expect(report.words).not.toBe('');
      },
    ),
    { numRuns: runs(300) },
  );
});

const SECRET = 'a-long-secret-of-the-address';

function hearing(settings: SmsSending = described) {
  let time = Date.parse('2026-11-28T09:00:00Z');
  const known = new Map<string, ReportOutcome>([['35-1', 'taken']]);
  const told: SmsReport[] = [];
  const book = memoryBook();
  /** What hears reports on a machine that begins now. */
  const begin = () =>
    reportTaking({
      kept: { read: async () => ({ settings, place: 1 }), reportSecret: async () => SECRET },
      early: earlyReportsIn(book.through(), () => time),
      tell: async (report) => {
        const outcome = known.get(report.requestId) ?? 'unknown';
        if (outcome === 'taken') told.push(report);
        return outcome;
      },
      now: () => time,
    });
  const taking = begin();
  const call = (text: string, more: { secret?: string; headers?: Record<string, string>; query?: string } = {}) =>
    taking.take({ secret: SECRET, query: '', headers: {}, body: Buffer.from(text).toString('base64'), ...more });
  const counts = async () => (await taking.told()).counts;
  return { ...taking, begin, call, counts, known, told, pass: (ms: number) => (time += ms) };
}

describe('the address of reports', () => {
  test('takes what comes with its secret, by body or address, and refuses and counts the rest', async () => {
    const { call, told, counts } = hearing();
    expect((await call('externalId=35-1&status=SUCCESS')).status).toBe(200);
    expect((await call('', { query: 'externalId=35-1&status=SUCCESS' })).status).toBe(200);
    expect((await call('externalId=35-1&status=SUCCESS', { secret: `${SECRET}x` })).status).toBe(404);
    expect((await call('externalId=35-1&status=SUCCESS', { secret: '' })).status).toBe(404);
    expect((await call('nonsense')).status).toBe(400);
    expect(told).toHaveLength(2);
    expect(await counts()).toMatchObject({ taken: 2, refused: 2, unreadable: 1, unknown: 0 });
  });

  test('takes none without the signature that the settings ask for', async () => {
    const { call, told, counts } = hearing({ ...described, signatureHeader: 'X-Signature', signatureKey: 'signing' });
    const body = 'externalId=35-1&status=SUCCESS';
    const signed = (text: string) => createHmac('sha256', 'signing').update(text).digest('hex');
    const by = (signature: string) => ({ headers: { 'x-signature': signature } });
    expect((await call(body)).status).toBe(403);
    expect((await call(body, by(signed('externalId=35-1&status=FAILURE')))).status).toBe(403);
    expect((await call('', { query: body })).status).toBe(403);
    expect((await call(body, by(`sha256=${signed(body)}`))).status).toBe(200);
    expect(told).toHaveLength(1);
    expect(await counts()).toMatchObject({ taken: 1, refused: 3 });
  });

  test('takes nothing from the address itself where reports are signed, as the signature is of the body alone', async () => {
    const { call, told, counts } = hearing({ ...described, signatureHeader: 'X-Signature', signatureKey: 'signing' });
    const ofNothing = createHmac('sha256', 'signing').update('').digest('hex');
    const query = 'externalId=35-1&status=SUCCESS';
    expect((await call('', { query, headers: { 'x-signature': ofNothing } })).status).toBe(400);
    expect(told).toEqual([]);
    expect(await counts()).toMatchObject({ taken: 0, unreadable: 1 });
  });

  test('takes every report of a call, however many there are', async () => {
    const { call, told, known } = hearing();
    const ids = Array.from({ length: 1_500 }, (_, place) => `s${place}`);
    for (const id of ids) known.set(id, 'taken');
    await call(JSON.stringify(ids.map((externalId) => ({ externalId, status: 'SUCCESS' }))));
    expect(told).toHaveLength(ids.length);
  });

  test('keeps so many reports of unknown SMS and no more: the oldest are counted', async () => {
    const { call, takeEarly, counts, known, told } = hearing();
    const ids = Array.from({ length: 502 }, (_, place) => `s${place}`);
    await call(JSON.stringify(ids.map((externalId) => ({ externalId, status: 'SUCCESS' }))));
    expect(await counts()).toMatchObject({ unknown: 2 });
    for (const id of ids) known.set(id, 'taken');
    await takeEarly();
    expect([told.length, told[0]?.requestId]).toEqual([500, 's2']);
  });

  test('keeps what came before it is known that the SMS was taken, and counts what stays unknown', async () => {
    const { call, takeEarly, told, counts, known, pass } = hearing();
    await call('externalId=36&status=FAILURE');
    await call('externalId=36&status=SUCCESS');
    await call('externalId=36&status=FAILURE');
    await call('externalId=37&status=SUCCESS');
    await takeEarly();
    expect(told).toEqual([]);
    known.set('36', 'again');
    await takeEarly();
    known.set('36', 'taken');
    pass(MINUTE_MS);
    await takeEarly();
    expect(told).toMatchObject([{ requestId: '36', became: 'deliver', at: '2026-11-28T09:00:00.000Z' }]);
    pass(6 * MINUTE_MS);
    await takeEarly();
    await takeEarly();
    expect(await counts()).toMatchObject({ taken: 1, unknown: 1 });
  });

  test('keeps what came early when the machine that heard it ends, and waits for its SMS as long anew', async () => {
    const { call, begin, told, known, pass } = hearing();
    await call('externalId=36&status=SUCCESS');
    await call('externalId=37&status=FAILURE');
    pass(60 * MINUTE_MS);
    const next = begin();
    await next.takeEarly();
    known.set('36', 'taken');
    pass(MINUTE_MS);
    await next.takeEarly();
    expect(told).toMatchObject([{ requestId: '36', became: 'deliver' }]);
    pass(6 * MINUTE_MS);
    await next.takeEarly();
    known.set('37', 'taken');
    await begin().takeEarly();
    expect([told.length, (await next.told()).counts]).toEqual([1, expect.objectContaining({ taken: 1, unknown: 1 })]);
  });

  test('asks for a report again that could not be kept now, and counts one that is known once', async () => {
    const { call, counts, known } = hearing();
    known.set('35-1', 'again');
    expect((await call('externalId=35-1&status=SUCCESS')).status).toBe(503);
    known.set('35-1', 'known');
    expect((await call('externalId=35-1&status=SUCCESS')).status).toBe(200);
    expect(await counts()).toMatchObject({ taken: 0, refused: 0, unknown: 0 });
  });
});

test('a signature counts in hex and base64, and no other one does', () => {
  const bytes = Buffer.from('{"a":1}');
  const hmac = (form: 'hex' | 'base64') => createHmac('sha256', 'key').update(bytes).digest(form);
  expect([hmac('hex'), hmac('base64'), `sha256=${hmac('hex')}`].map((one) => isSignedBy('key', bytes, one))).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['', 'x', hmac('hex').slice(1), hmac('hex').replace(/^./, 'g')].map((one) => isSignedBy('key', bytes, one)),
  ).toEqual([false, false, false, false]);
});
