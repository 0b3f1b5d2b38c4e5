const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const OWN_NETWORK =
  /^(localhost|[^.:]+|.+\.(local|lan|internal)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\])$/;

/** Whether an address is that of the office's own machine. */
export const isOwnMachine = (url: string): boolean => OWN_MACHINE.test(new URL(url).hostname);

/** Whether nobody outside reads what is sent to an address. */
export function isSafeAddress(text = ''): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && OWN_NETWORK.test(hostname));
}
