import { afterEach, describe, expect, test, vi } from 'vitest';
import { askMode } from '@/office/officeMode';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

describe('the mode of a page', () => {
  test('is shared where its server says so, with the business and where it is reached', async () => {
    answering(JSON.stringify({ mode: 'shared', business: 'b-1', servers: ['/nats', 7, 'wss://two/nats'] }));
    expect(await askMode()).toEqual({ business: 'b-1', servers: ['/nats', 'wss://two/nats'] });
  });

  test.each([
    ['says so', '{"mode":"embedded"}', 200],
    ['names no business', '{"mode":"shared","servers":["/nats"]}', 200],
    ['gives its page for every address', '<!doctype html>', 200],
    ['has no such file', 'Not found', 404],
  ])('is embedded where its server %s', async (_what, body, status) => {
    answering(body, status);
    expect(await askMode()).toBeUndefined();
  });

  test('is not known while the server errs: an office is never taken for an embedded business', async () => {
    answering('Bad gateway', 502);
    await expect(askMode()).rejects.toThrow('502');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(askMode()).rejects.toThrow('Failed to fetch');
  });
});
