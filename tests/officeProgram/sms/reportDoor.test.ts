import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { RefusedCalls, ReportCall } from '../../../office/sms/report';
import { createReportDoor } from '../../../office/sms/reportDoor';

/** A web server whose office answers each report with a status. */
async function door(status = 200) {
  const calls: ReportCall[] = [];
  const answers = { status };
  let refused = 0;
  const request = (_subject: string, payload?: unknown) => {
    const call = JSON.parse(String(payload)) as ReportCall | RefusedCalls;
    if (answers.status === 0) return Promise.reject(new Error('nobody there'));
    if ('refused' in call) refused += call.refused;
    else calls.push(call);
    return Promise.resolve({ json: () => ({ ...answers, text: 'said' }) });
  };
  const reports = createReportDoor({ request } as never);
  const web = createServer((asked, response) => void (reports.answer(asked, response) || response.end('the product')));
  await new Promise<void>((listens) => void web.listen(0, '127.0.0.1', listens));
  onTestFinished(async () => {
    web.closeAllConnections();
    await new Promise((closed) => web.close(closed));
  });
  const address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  return {
    calls,
    answers,
    refused: () => refused,
    call: (path: string, options: RequestInit = {}) => fetch(`${address}${path}`, options),
  };
}

test('a report is passed on as it came, without what signs its sender in', async () => {
  const { call, calls } = await door();
  const answer = await call('/sms/report/secret?a=b', {
    method: 'POST',
    body: 'data=[]',
    headers: { 'X-Signature': 'abc', Authorization: 'Basic x', Cookie: 'session=1' },
  });
  expect([answer.status, await answer.text()]).toEqual([200, 'said']);
  expect(calls[0]).toMatchObject({ secret: 'secret', query: 'a=b', headers: { 'x-signature': 'abc' } });
  expect(Buffer.from(calls[0]?.body ?? '', 'base64').toString()).toBe('data=[]');
  expect(Object.keys(calls[0]?.headers ?? {})).not.toContain('authorization');
  expect(Object.keys(calls[0]?.headers ?? {})).not.toContain('cookie');
});

test('what is too long, or no report, is not, and is counted with the refused', async () => {
  const { call, calls, refused } = await door();
  expect((await call('/sms/report/secret', { method: 'POST', body: 'x'.repeat(64_001) })).status).toBe(413);
  expect((await call(`/sms/report/secret?${'x'.repeat(4_001)}`)).status).toBe(414);
  expect((await call('/sms/report/secret', { method: 'DELETE' })).status).toBe(405);
  expect(await (await call('/sms')).text()).toBe('the product');
  expect(calls).toEqual([]);
  await expect.poll(refused, { timeout: 20_000 }).toBe(3);
});

test('an office that is away has it reported again', async () => {
  expect((await (await door(0)).call('/sms/report/secret')).status).toBe(503);
});

test('one right call makes up for all wrong ones before it', async () => {
  const { call, answers } = await door();
  for (let times = 0; times < 180; times += 1) {
    answers.status = times % 90 === 80 ? 200 : 403;
    expect((await call('/sms/report/secret')).status).toBe(answers.status);
  }
});

test('whoever tries secret after secret waits, and what they call meanwhile is counted, though the office is away for a while', async () => {
  const { call, answers, refused } = await door(404);
  const statuses: number[] = [];
  const callMore = async (times: number) => {
    for (let time = 0; time < times; time += 1) statuses.push((await call(`/sms/report/${time}`)).status);
  };
  await callMore(102);
  expect([...new Set(statuses)]).toEqual([404, 429]);
  answers.status = 0;
  await callMore(5);
  answers.status = 404;
  await expect
    .poll(
      async () => {
        await callMore(1);
        return refused();
      },
      { interval: 200, timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  await expect.poll(refused, { timeout: 20_000 }).toBe(statuses.filter((status) => status === 429).length);
});
