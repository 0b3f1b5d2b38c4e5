import { lineOf, signingIn, type ClientLine, type Speaker } from './clientLines';

/** The server's own limit of a line, with room. */
const MOST_LINE_BYTES = 8_192;
/** So many subscriptions a tab may have at a time; one of ours has ten. */
const MOST_SUBSCRIPTIONS = 100;
const LINE_FEED = 10;
const LINE_END = '\r\n';

/** What has to come next. */
type Awaited = 'sign-in' | 'line' | 'end of a message';

/** What goes on of a piece, and for how many lines it counts. */
interface ClientPiece {
  bytes: Buffer;
  counts: number;
}

/**
 * Reads what a client says to the NATS server, piece by piece: it signs in once, and before all else, as that person in that session.
 * @returns what goes on of a piece: of its lines those that are whole, written anew; nothing where one of them may not
 */
export function createClientReader(speaker: Speaker): (piece: Uint8Array) => ClientPiece | undefined {
  /** The line that has begun, in its bytes: a piece may end within a letter. */
  let begun = Buffer.alloc(0);
  let awaited: Awaited = 'sign-in';
  /** How many bytes of a message are still to come. */
  let left = 0;
  const subscriptions = new Set<string>();

  const lineIn = (said: string): ClientLine | undefined => {
    if (awaited === 'sign-in') return signingIn(said, speaker);
    if (awaited === 'line') return lineOf(said, speaker);
    return said === '' ? { text: '', counts: 0 } : undefined;
  };

  const takeLine = (whole: string): ClientLine | undefined => {
    const line = whole.endsWith(LINE_END) ? lineIn(whole.slice(0, -LINE_END.length)) : undefined;
    if (!line) return undefined;
    awaited = line.message === undefined ? 'line' : 'end of a message';
    left = line.message ?? 0;
    if (line.begins !== undefined) subscriptions.add(line.begins);
    if (line.ends !== undefined) subscriptions.delete(line.ends);
    return subscriptions.size > MOST_SUBSCRIPTIONS ? undefined : line;
  };

  return (piece) => {
    const goesOn: Uint8Array[] = [];
    let counts = 0;
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
      counts += line.counts;
      goesOn.push(Buffer.from(line.text + LINE_END));
    }
    return { bytes: Buffer.concat(goesOn), counts };
  };
}
