import { lineOf, signingIn, type ClientLine, type Speaker } from './clientLines';

/** The server's own limit of a line, with room. */
const MOST_LINE_BYTES = 8_192;
const LINE_FEED = 10;
const LINE_END = '\r\n';

/** What has to come next. */
type Awaited = 'sign-in' | 'line' | 'end of a message';

/**
 * Reads what a client says to the NATS server, piece by piece: it signs in once, and before all else, as that person in that session.
 * @returns what goes on of a piece: of its lines those that are whole, written anew; nothing where one of them may not
 */
export function createClientReader(speaker: Speaker): (piece: Uint8Array) => Buffer | undefined {
  /** The line that has begun, in its bytes: a piece may end within a letter. */
  let begun = Buffer.alloc(0);
  let awaited: Awaited = 'sign-in';
  /** How many bytes of a message are still to come. */
  let left = 0;

  const lineIn = (said: string): ClientLine | undefined => {
    if (awaited === 'sign-in') return signingIn(said, speaker);
    if (awaited === 'line') return lineOf(said);
    return said === '' ? { text: '' } : undefined;
  };

  /** Takes a line with its end; gives how it goes on. */
  const takeLine = (whole: string): Buffer | undefined => {
    const line = whole.endsWith(LINE_END) ? lineIn(whole.slice(0, -LINE_END.length)) : undefined;
    if (!line) return undefined;
    awaited = line.message === undefined ? 'line' : 'end of a message';
    left = line.message ?? 0;
    return Buffer.from(line.text + LINE_END);
  };

  return (piece) => {
    const goesOn: Uint8Array[] = [];
    for (let at = 0; at < piece.length;) {
      if (left > 0) {
        const part = piece.subarray(at, at + left);
        goesOn.push(part);
        left -= part.length;
        at += part.length;
        continue;
      }
      const end = piece.indexOf(LINE_FEED, at) + 1;
      const rest = piece.subarray(at, end === 0 ? undefined : end);
      at += rest.length;
      if (begun.length + rest.length > MOST_LINE_BYTES) return undefined;
      begun = Buffer.concat([begun, rest]);
      if (end === 0) break;
      const line = takeLine(begun.toString('utf8'));
      begun = Buffer.alloc(0);
      if (!line) return undefined;
      goesOn.push(line);
    }
    return Buffer.concat(goesOn);
  };
}
