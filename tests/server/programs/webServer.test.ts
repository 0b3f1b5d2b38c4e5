import { generateKeyPairSync } from 'node:crypto';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { request as askSecurely } from 'node:https';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { prepareSite } from '../../../office/site';
import type { Session } from '../../../office/signIn/session';
import { startWebServer, type WebServerOptions } from '../../../office/webServer';
import { POLLING } from '../support/atTheDoor';
import { CERTIFICATE, KEY } from '../support/certificate';
import { newFolders } from '../support/program';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const get = (url: URL, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<Answer>((done, failed) => {
    const secure = url.protocol === 'https:';
    // The tests' certificate is nobody's.
    const request = (secure ? askSecurely : ask)(
      url,
      { ...options, agent: false, ...(secure && { rejectUnauthorized: false }) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    request.on('error', failed);
    request.end();
  });

/** Sends bytes as they are, and gives what comes back until the other side ends. */
const sendRaw = (port: number, bytes: string) =>
  new Promise<string>((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    socket.on('error', () => done(answer));
    socket.on('close', () => done(answer));
  });

/** With these headers a browser opens a WebSocket. */
const OPENING = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

const RAVI_AT_HOME: Session = {
  id: 'session-1',
  name: 'Ravi',
  tokens: [],
  browser: 'Chrome on Windows',
  address: '127.0.0.1',
  since: '2026-01-05T10:00:00Z',
  seen: '2026-01-05T10:00:00Z',
  remember: false,
};

const opened = async (options: Partial<WebServerOptions> = {}, origins: string[] = [], largeBytes = 0) => {
  const { data, site: built } = newFolders();
  if (largeBytes > 0) writeFileSync(join(built, 'assets/large.bin'), Buffer.alloc(largeBytes));
  const site = `${data}-site`;
  await prepareSite(built, site, origins);
  const server = await startWebServer({
    site,
    mode: { business: 'a-business', servers: ['/nats'] },
    websocket: 1,
    port: 0,
    host: '127.0.0.1',
    door: {
      answer: () => false,
      sessionOf: () => Promise.resolve(RAVI_AT_HOME),
      passOf: () => Promise.resolve('a pass'),
      saidOdd: () => {},
    },
    api: { answer: () => false },
    reports: { answer: () => false },
    ...options,
  });
  onTestFinished(() => server.close());
  const protocol = options.certificate ? 'https' : 'http';
  return { port: server.port, at: (path: string) => new URL(path, `${protocol}://127.0.0.1:${server.port}`) };
};

describe('the product', () => {
  test('is there at every address of a screen, and looked for again each time', async () => {
    const { at } = await opened();
    for (const path of ['/', '/vendors', '/vendors/12/?tab=products', '/%E0%A4%A']) {
      const { status, headers, body } = await get(at(path));
      expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
        path,
        200,
        'text/html;charset=utf-8',
        'no-cache',
      ]);
      expect(body.toString()).toContain('The product');
    }
  });

  test('is fetched anew by browsers that keep it once it may reach other machines', async () => {
    const workerWith = async (...origins: string[]) => {
      const { at } = await opened({}, origins);
      return (await get(at('/sw.js'))).body.toString();
    };
    const [alone, together] = [await workerWith(), await workerWith('wss://two.example')];
    expect(alone).toMatch(/^keep\('\/index\.html', '[0-9a-f]{16}'\)$/);
    expect(together).toMatch(/^keep\('\/index\.html', '[0-9a-f]{16}'\)$/);
    expect(together).not.toBe(alone);
    expect(await workerWith('wss://two.example')).toBe(together);
  });

  test('is kept by browsers for ever where its name changes with its content', async () => {
    const { at } = await opened();
    expect((await get(at('/assets/main-abc.js'))).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/assets/main-old.js', '/assets/main', '/assets/']) {
      expect((await get(at(path))).status).toBe(404);
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels packed with %s to whom understands it', async (encoding, unpack) => {
    const { at } = await opened();
    const plain = await get(at('/assets/main-abc.js'));
    const packed = await get(at('/assets/main-abc.js'), { headers: { 'Accept-Encoding': encoding } });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript',
      vary: 'Accept-Encoding',
    });
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    expect(unpack(packed.body)).toEqual(plain.body);
  });

  test('is not sent again to whom has it', async () => {
    const { at } = await opened();
    const { headers } = await get(at('/'));
    expect((await get(at('/'), { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304);
  });

  test('may reach the other machines of the office, and nothing else', async () => {
    const { at } = await opened({}, ['wss://b.example.in', 'wss://c.example.in']);
    expect((await get(at('/'))).body.toString()).toContain(
      "connect-src 'self' wss://b.example.in wss://c.example.in\"",
    );
    expect((await get((await opened()).at('/'))).body.toString()).toContain("connect-src 'self'\"");
  });
});

test('each answer tells browsers to be careful with it', async () => {
  const { at } = await opened();
  for (const path of ['/', '/office.json', '/assets/main-abc.js', '/assets/none.js']) {
    expect((await get(at(path))).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
      'permissions-policy': expect.stringContaining('microphone=(), geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  expect((await get(at('/'))).headers).not.toHaveProperty('strict-transport-security');
  expect((await get(at('/'), { headers: { 'X-Forwarded-Proto': 'https' } })).headers).toHaveProperty(
    'strict-transport-security',
  );
});

test('in which mode it runs is told anew each time, with the office’s clock', async () => {
  const { at } = await opened();
  const { headers, body } = await get(at('/office.json?x'));
  expect(JSON.parse(body.toString())).toEqual({ mode: 'shared', business: 'a-business', servers: ['/nats'] });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(60_000);
});

/** The tests' certificate in files. */
function keptBeside(data: string) {
  const certificate = { cert: `${data}-cert.pem`, key: `${data}-key.pem` };
  writeFileSync(certificate.cert, CERTIFICATE);
  writeFileSync(certificate.key, KEY);
  return certificate;
}

test('with a certificate it speaks TLS only', async () => {
  const { data } = newFolders();
  const certificate = keptBeside(data);
  const { at } = await opened({ certificate });
  const { status, headers } = await get(at('/'));
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  await expect(opened({ certificate: { ...certificate, key: `${data}-none.pem` } })).rejects.toThrow(
    `${data}-none.pem is no key (PEM) that can be read: ENOENT`,
  );
});

describe('bad requests', () => {
  const secrets = [
    '/../data/office.json',
    '/..%2f..%2fdata/office.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5coffice.json',
    '/.vite/manifest.json',
    '//etc/passwd',
  ];

  test.each(secrets)('%s leads nowhere outside', async (path) => {
    const { port } = await opened();
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).not.toMatch(/root:|secret|"begun"/);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:404|200)/);
  });

  test.each([
    ['another method', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc', '405'],
    ['no HTTP', 'hello\r\n\r\n', '400'],
    ['huge headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, '4'],
    [
      'a range that is none',
      'GET /assets/main-abc.js HTTP/1.1\r\nHost: a\r\nRange: bytes=9-2\r\nConnection: close\r\n\r\n',
      '200',
    ],
    ['an odd address', 'GET //[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '200'],
    [
      'an upgrade elsewhere',
      'GET /other HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      '404',
    ],
    [
      'an upgrade at an odd address',
      'GET //[ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      '404',
    ],
    [
      'an upgrade to something else',
      'GET /nats HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
      '404',
    ],
    [
      'a WebSocket while the NATS server is away',
      `GET /nats HTTP/1.1\r\nHost: a\r\n${OPENING.join('\r\n')}\r\n\r\n`,
      '503',
    ],
  ])('%s is refused and harms nobody else', async (_what, bytes, status) => {
    const { port, at } = await opened();
    expect(await sendRaw(port, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect((await get(at('/'))).status).toBe(200);
  });
});

// What a process has open is told there alone.
describe.runIf(existsSync('/proc/self/fd'))('nothing stays open', () => {
  const MANY = 32_000_000;
  const opens = () =>
    readdirSync('/proc/self/fd').flatMap((file) => {
      try {
        return [readlinkSync(`/proc/self/fd/${file}`)];
      } catch {
        return [];
      }
    });
  const sockets = () => opens().filter((name) => name.startsWith('socket:'));
  const isOpen = () => opens().some((name) => name.endsWith('large.bin'));
  const asking = async (bytes: string, options: Partial<WebServerOptions> = {}) => {
    const { port } = await opened(options, [], MANY);
    const before = new Set(sockets());
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes));
    onTestFinished(() => void socket.destroy());
    await new Promise((begun) => socket.once(options.certificate ? 'connect' : 'data', begun));
    /** How many sockets there are since, of both sides. */
    return { socket, sides: () => sockets().filter((name) => !before.has(name)).length };
  };
  const LARGE = 'GET /assets/large.bin HTTP/1.1\r\nHost: a\r\n\r\n';

  test('for whoever says no HTTP, and stays', async () => {
    const { sides, socket } = await asking('hello\r\n\r\n');
    await expect.poll(sides, POLLING).toBe(1);
    expect(socket.destroyed).toBe(false);
  });

  test('for whoever says nothing where a certificate is, and stays', async () => {
    const { sides, socket } = await asking('', { certificate: keptBeside(newFolders().data), longestIdleMs: 100 });
    await expect.poll(sides, POLLING).toBe(1);
    expect(socket.destroyed).toBe(false);
  });

  test('of a file, once whoever asked for it goes away in the middle', async () => {
    const { socket } = await asking(LARGE);
    socket.pause();
    expect(isOpen()).toBe(true);
    socket.destroy();
    await expect.poll(isOpen, POLLING).toBe(false);
  });

  test('of a file, where whoever asked for it reads no further', async () => {
    // Long enough that the file has begun to come by then on a busy machine.
    const { socket } = await asking(LARGE, { longestIdleMs: 3_000 });
    socket.pause();
    await expect.poll(isOpen, POLLING).toBe(false);
    expect(socket.destroyed).toBe(false);
  });
});

test('a certificate with the key of another one is refused, with the name of the file', async () => {
  const { data } = newFolders();
  const certificate = { cert: `${data}-cert.pem`, key: `${data}-key.pem` };
  writeFileSync(certificate.cert, CERTIFICATE);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(certificate.key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await expect(opened({ certificate })).rejects.toThrow(
    `The key in ${certificate.key} is not that of the certificate in ${certificate.cert}.`,
  );
  writeFileSync(certificate.cert, 'none');
  await expect(opened({ certificate })).rejects.toThrow(`${certificate.cert} is no certificate (PEM) that can be read`);
});

describe('the way to the NATS server', () => {
  test.each([
    ['a page of somebody else', ['Origin: https://evil.example'], '403'],
    ['a page without an address', ['Origin: null'], '403'],
    ['its own page', ['Origin: http://127.0.0.1:8080'], '503'],
    ['a page of another machine of the office', ['Origin: https://b.example.in'], '503'],
    ['no page at all', [], '503'],
  ])('leads %s there, or not', async (_who, headers, status) => {
    const { port } = await opened({ websocket: 1, others: ['b.example.in'] });
    const asked = ['GET /nats HTTP/1.1', `Host: 127.0.0.1:${port}`, ...OPENING, ...headers];
    // Nobody listens behind this one.
    expect(await sendRaw(port, `${asked.join('\r\n')}\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('hands nothing on to a server that opens no WebSocket', async () => {
    let heard = '';
    const behind = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes: Buffer) => {
        heard += bytes.toString('latin1');
        socket.write('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n');
      });
    });
    await new Promise<void>((listening) => behind.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void behind.close());
    const { port } = await opened({ websocket: (behind.address() as AddressInfo).port });
    const asked = `GET /nats?x HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: a\r\n${OPENING.join('\r\n')}\r\n\r\n`;
    expect(await sendRaw(port, asked)).toMatch(/^HTTP\/1\.1 503 /);
    const [line, ...headers] = heard.trimEnd().split('\r\n');
    expect(line).toBe('GET / HTTP/1.1');
    expect(headers.filter((header) => !header.startsWith('Host: '))).toEqual(OPENING);
  });
});
