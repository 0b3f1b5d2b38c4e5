import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses that nobody on the internet has (RFC 6890): this machine, its own network, and what routers and clouds keep there. */
const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // What Azure tells and gives its own machines stands at an address of the internet.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  // IPv4 as it is translated (RFC 2765), and what sites had for themselves once (RFC 3879).
  ['::ffff:0:0:0', 96],
  ['fec0::', 10],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

/** Thrown where a call would go into the office's own network, which is not for others to try. */
export class InnerAddressError extends Error {
  override readonly name = 'InnerAddressError';
}

/** A network of more addresses than that is the internet, whatever a machine thinks of it. */
const WIDEST_BITS = 8;

/** The networks that this machine itself is in, whose addresses anybody on the internet may have as well. */
function ownNetworks(interfaces: ReturnType<typeof networkInterfaces>): BlockList {
  const own = new BlockList();
  for (const { address, family, cidr } of Object.values(interfaces).flatMap((one) => one ?? [])) {
    const type = family === 'IPv6' ? 'ipv6' : 'ipv4';
    const bits = Number(cidr?.split('/')[1] ?? 0);
    if (bits >= WIDEST_BITS) own.addSubnet(address, bits, type);
    else own.addAddress(address, type);
  }
  return own;
}

/** Whether an IP address is in the office's own network, or leads there. */
export function isInner(address: string, interfaces = networkInterfaces()): boolean {
  const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return INNER.check(address, type) || ownNetworks(interfaces).check(address, type);
}

/** The IP address that stands in an address; undefined where a name does. */
export function literalIn(url: string): string | undefined {
  const host = new URL(url).hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(host) > 0 ? host : undefined;
}

/** Looks a name up, and connects to nothing in the office's own network, whatever the name's owner says that it is. */
export const lookupOutside: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) {
      found(error, '');
      return;
    }
    const outside = addresses.filter(({ address }) => !isInner(address));
    const [first] = outside;
    if (!first) found(new InnerAddressError(host), '');
    else if (options.all === true) found(null, outside);
    else found(null, first.address, first.family);
  });
};
