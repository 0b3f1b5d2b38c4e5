import { isIP, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** The name of the machine in an address; empty where it is none. */
const machineIn = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Whether a page asks that this office has served, or no page at all: a browser names the origin of each, and lets any page
 * open a WebSocket anywhere. A proxy before the office may have another port.
 * @param others the names of the office's other machines, as in their addresses
 */
export function isOwnPage({ headers: { origin, host = '' } }: IncomingMessage, others: readonly string[]): boolean {
  if (origin === undefined) return true;
  const machine = machineIn(origin);
  return machine !== '' && [machineIn(`http://${host}`), ...others].includes(machine);
}

/** A proxy on this machine, whom nobody else could be. */
const OWN_PROXIES = ['127.0.0.1', '::1'];

/** An address as it is written once: in the short form, and one of IPv4 as such. */
export const plainAddress = (address: string): string =>
  isIP(address) === 6
    ? new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=.*\.)/, '')
    : address;

/**
 * The address that something is asked from, as a proxy tells it: one on this machine, or one of those whose addresses are given. What others say of it
 * counts for nothing.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: readonly string[] = []): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  let from = plainAddress(socket.remoteAddress ?? '');
  // What another machine calls its own is none of this one.
  let isHere = true;
  // Each proxy adds whom it was asked by, behind what it was told.
  while (proxies.includes(from) || (isHere && OWN_PROXIES.includes(from))) {
    isHere &&= OWN_PROXIES.includes(from);
    const before = told.pop()?.trim() ?? '';
    if (isIP(before) === 0) return from;
    from = plainAddress(before);
  }
  return from;
}

const GROUPS = 8;

/** Whom the failures from an address are counted for: whoever has one address of IPv6 has all that begin as it does. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = address.split('::');
  const [first, last] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const left = GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, left) }, () => '0'), ...(last ?? [])];
  return `${groups.slice(0, GROUPS / 2).join(':')}::/64`;
}

/** What a cookie of that name holds; empty where there is none. */
export function cookieIn({ headers: { cookie = '' } }: IncomingMessage, name: string): string {
  const found = cookie
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

/** A request that is not answered, with the status that says why. */
export class RefusedRequest extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const MOST_BYTES = 4_096;
const LONGEST_MS = 10_000;

/** The body of a request. Rejects with a RefusedRequest where it is too long, or breaks off. */
export async function bytesOf(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const slow = setTimeout(() => request.destroy(), LONGEST_MS);
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw new RefusedRequest(413, 'The request is too long.');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof RefusedRequest) throw error;
    throw new RefusedRequest(400, 'The request broke off.');
  } finally {
    clearTimeout(slow);
  }
}

/** The JSON in the body of a request. Rejects with a RefusedRequest where it is too long, too slow, or none. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new RefusedRequest(415, 'A request has JSON, and says so.');
  const text = (await bytesOf(request, MOST_BYTES)).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RefusedRequest(400, 'The request holds no JSON.');
  }
}
