import { isObject } from '@/journal/kit/isObject';

/** The server's own limits of a line and of a message, with room. */
const MOST_LINE_BYTES = 8_192;
const MOST_MESSAGE_BYTES = 2_097_152;
const LINE_END = 10;

/** What follows the line of one that publishes: as many bytes as its last word says, and the end of the line. */
const PUBLISHES = /^H?PUB[ \t]/i;
const CONNECTS = /^CONNECT/i;
const OTHERS = /^(?:SUB[ \t]|UNSUB[ \t]|PING\s*$|PONG\s*$)/i;

/**
 * Whether what a client says of itself names that person and nobody else. The server reads the names of the fields in
 * whichever case, and takes the last one.
 */
function namesOnly(line: string, name: string): boolean {
  try {
    const said: unknown = JSON.parse(line.slice('CONNECT'.length));
    if (!isObject(said)) return false;
    const users = Object.entries(said).filter(([field]) => field.toUpperCase() === 'USER');
    return users.length > 0 && users.every(([, user]) => user === name);
  } catch {
    return false;
  }
}

/**
 * Reads what a client says to the NATS server, piece by piece. The server lets a client sign in once more over the same
 * connection, so that all of it is looked at.
 * @returns whether the piece may be handed on: whoever signs in by it is that person
 */
export function createClientReader(name: string): (piece: Uint8Array) => boolean {
  /** The line that has begun, in its bytes: a piece may end within a letter. */
  let line = Buffer.alloc(0);
  let toSkip = 0;

  const takeLine = (): boolean => {
    const said = line.toString('utf8');
    line = Buffer.alloc(0);
    if (CONNECTS.test(said)) return namesOnly(said, name);
    if (PUBLISHES.test(said)) {
      const size =
        said
          .trimEnd()
          .split(/[ \t]+/)
          .at(-1) ?? '';
      if (!/^\d{1,7}$/.test(size) || Number(size) > MOST_MESSAGE_BYTES) return false;
      toSkip = Number(size) + '\r\n'.length;
      return true;
    }
    return OTHERS.test(said);
  };

  return (piece) => {
    for (let at = 0; at < piece.length;) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, piece.length - at);
        toSkip -= skipped;
        at += skipped;
        continue;
      }
      const end = piece.indexOf(LINE_END, at);
      const rest = piece.subarray(at, end < 0 ? undefined : end);
      if (line.length + rest.length > MOST_LINE_BYTES) return false;
      line = Buffer.concat([line, rest]);
      if (end < 0) return true;
      if (!takeLine()) return false;
      at = end + 1;
    }
    return true;
  };
}
