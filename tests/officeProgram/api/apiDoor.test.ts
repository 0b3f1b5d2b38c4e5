import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createApiDoor } from '../../../office/api/apiDoor';

/** Calls the API from one address, with a token that is good or one that was taken away. */
function calling() {
  const door = createApiDoor({
    request: (_subject, call) => {
      const { token } = JSON.parse(String(call)) as { token: string };
      return Promise.resolve({ json: () => ({ status: token === 'good' ? 200 : 401, body: {} }) } as never);
    },
  });
  return (token: string) =>
    new Promise<number>((resolve) => {
      let status = 0;
      const response = {
        setHeader: () => response,
        writeHead: (given: number) => ((status = given), response),
        end: () => resolve(status),
      };
      const request = {
        url: '/api/v1/clients',
        method: 'GET',
        headers: { authorization: `Bearer ${token}` },
        socket: { remoteAddress: '10.0.0.7' },
      };
      door.answer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    });
}

test('a program with a good token is not kept waiting for another one at its address, whose token was taken away', async () => {
  const call = calling();
  const wrong = async (times: number) => {
    for (let time = 0; time < times; time += 1) await call('gone');
  };
  for (let hour = 0; hour < 5; hour += 1) {
    await wrong(60);
    expect(await call('good')).toBe(200);
  }
  await wrong(200);
  expect(await call('good')).toBe(429);
});
