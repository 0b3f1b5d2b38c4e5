import { isObject } from '@/journal/kit/isObject';
import type { Session } from './session';

/** The server's own limits of a line and of a message, with room. */
const MOST_LINE_BYTES = 8_192;
const MOST_MESSAGE_BYTES = 2_097_152;
const LINE_END = 10;

/**
 * What follows the line of one that publishes: as many bytes as its last word says, and the end of the line. No page of ours sends
 * headers: by one the server tells the office who asks.
 */
const PUBLISHES = /^PUB[ \t]/i;
const CONNECTS = /^CONNECT/i;
const OTHERS = /^(?:SUB[ \t]|UNSUB[ \t]|PING\s*$|PONG\s*$)/i;

/** Whose sign-in it is, and which. */
type Speaker = Pick<Session, 'name' | 'id'>;

/** Whether a field says that and nothing else. The server reads the names of fields in whichever case, and takes the last one. */
function saysOnly(said: object, name: string, wanted: string): boolean {
  const meant = Object.entries(said).filter(([field]) => field.toUpperCase() === name);
  return meant.length > 0 && meant.every(([, value]) => value === wanted);
}

/** Whether what a client says of itself names that person, and as its own name that session. */
function isOf(line: string, { name, id }: Speaker): boolean {
  try {
    const said: unknown = JSON.parse(line.slice('CONNECT'.length));
    return isObject(said) && saysOnly(said, 'USER', name) && saysOnly(said, 'NAME', id);
  } catch {
    return false;
  }
}

/**
 * Reads what a client says to the NATS server, piece by piece. The server lets a client sign in once more over the same
 * connection, so that all of it is looked at.
 * @returns whether the piece may be handed on: whoever signs in by it is that person, in that session
 */
export function createClientReader(speaker: Speaker): (piece: Uint8Array) => boolean {
  /** The line that has begun, in its bytes: a piece may end within a letter. */
  let line = Buffer.alloc(0);
  let toSkip = 0;

  const takeLine = (): boolean => {
    const said = line.toString('utf8');
    line = Buffer.alloc(0);
    if (CONNECTS.test(said)) return isOf(said, speaker);
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
