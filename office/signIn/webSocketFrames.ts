const MASK_BYTES = 4;
const FINAL = 0x80;
const OPCODE = 0x0f;
/** Bits for extensions, such as packing, of which the server offers none. */
const RESERVED = 0x70;
const MASKED = 0x80;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** Parts of messages: one that goes on, text, bytes. */
const MESSAGES = [0, 1, 2];
/** Words between the two ends, each in one short frame (RFC 6455, section 5.5): the end, a ping, a pong. */
const WORDS = [8, 9, 10];
const BYTES = 2;

/** How many bytes the head of a frame has, of which the first two are known. */
const headLengthOf = (length: number) => 2 + (length === TWO_BYTES ? 2 : length === EIGHT_BYTES ? 8 : 0) + MASK_BYTES;

/** A frame as a client sends it, of bytes unless it is a word; its mask of zeros leaves them as they are. */
export function frameOf(bytes: Uint8Array, opcode = BYTES): Buffer {
  const { length } = bytes;
  const told = length < TWO_BYTES ? length : length <= 0xff_ff ? TWO_BYTES : EIGHT_BYTES;
  const head = Buffer.alloc(headLengthOf(told));
  head[0] = FINAL | opcode;
  head[1] = MASKED | told;
  if (told === TWO_BYTES) head.writeUInt16BE(length, 2);
  if (told === EIGHT_BYTES) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, bytes]);
}

/** What is done with what a browser sends: as a frame of a message begins, with the messages, part by part in their order, and with whole words. Each tells whether it may go on. */
export interface FrameReading {
  frame: () => boolean;
  message: (bytes: Buffer) => boolean;
  word: (opcode: number, bytes: Buffer) => boolean;
}

/**
 * Reads the frames that a browser sends over a WebSocket (RFC 6455, section 5.2), piece by piece.
 * @returns whether all of a piece is such, and may go on
 */
export function createFrameReader({ frame, message, word }: FrameReading): (piece: Uint8Array) => boolean {
  let head: number[] = [];
  let left = 0;
  let mask: number[] = [];
  let place = 0;
  /** The word that has begun, by its opcode; nothing within a message. */
  let begun: { opcode: number; bytes: Buffer } | undefined;

  /** Takes one more byte of a head; false when it begins no frame of a browser. */
  const takeHead = (byte: number): boolean => {
    head.push(byte);
    const [first = 0, second = 0] = head;
    const opcode = first & OPCODE;
    const isWord = WORDS.includes(opcode);
    if (head.length === 1)
      return (first & RESERVED) === 0 && (isWord ? (first & FINAL) !== 0 : MESSAGES.includes(opcode));
    if (head.length === 2) return (second & MASKED) !== 0 && (!isWord || (second & LENGTH) < TWO_BYTES);
    if (head.length < headLengthOf(second & LENGTH)) return true;
    const extended = head.slice(2, -MASK_BYTES);
    left = extended.length > 0 ? extended.reduce((sum, one) => sum * 256 + one, 0) : second & LENGTH;
    mask = head.slice(-MASK_BYTES);
    place = 0;
    head = [];
    begun = isWord ? { opcode, bytes: Buffer.alloc(0) } : undefined;
    if (!Number.isSafeInteger(left)) return false;
    if (!isWord) return frame();
    return left > 0 || word(opcode, Buffer.alloc(0));
  };

  const take = (part: Buffer): boolean => {
    if (!begun) return message(part);
    begun.bytes = Buffer.concat([begun.bytes, part]);
    return left > 0 || word(begun.opcode, begun.bytes);
  };

  return (piece) => {
    for (let at = 0; at < piece.length;) {
      if (left === 0) {
        if (!takeHead(piece[at] ?? 0)) return false;
        at += 1;
        continue;
      }
      const part = Buffer.from(piece.subarray(at, at + left));
      for (let index = 0; index < part.length; index += 1) {
        part[index] = (part[index] ?? 0) ^ (mask[(place + index) % MASK_BYTES] ?? 0);
      }
      place += part.length;
      left -= part.length;
      at += part.length;
      if (!take(part)) return false;
    }
    return true;
  };
}
