const MASK_BYTES = 4;
const OPCODE = 0x0f;
/** Bits for extensions, such as packing, of which the server offers none. */
const RESERVED = 0x70;
const MASKED = 0x80;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** From here on a frame is no message, but a word between the two ends. */
const FIRST_CONTROL = 8;

/** How many bytes the head of a frame has, of which the first two are known. */
const headLengthOf = (length: number) => 2 + (length === TWO_BYTES ? 2 : length === EIGHT_BYTES ? 8 : 0) + MASK_BYTES;

/**
 * Reads the frames that a browser sends over a WebSocket (RFC 6455, section 5.2), piece by piece.
 * @param read is given the bytes of its messages, in their order, and tells whether they may go on
 * @returns whether a piece may be handed on
 */
export function createFrameReader(read: (bytes: Uint8Array) => boolean): (piece: Uint8Array) => boolean {
  let head: number[] = [];
  let left = 0;
  let mask: number[] = [];
  let place = 0;
  let isControl = false;

  /** Takes one more byte of a head; false when it begins no frame of a browser. */
  const takeHead = (byte: number): boolean => {
    head.push(byte);
    const [first = 0, second = 0] = head;
    if (head.length === 1) return (first & RESERVED) === 0;
    if (head.length === 2) return (second & MASKED) !== 0;
    if (head.length < headLengthOf(second & LENGTH)) return true;
    const extended = head.slice(2, -MASK_BYTES);
    left = extended.length > 0 ? extended.reduce((sum, one) => sum * 256 + one, 0) : second & LENGTH;
    mask = head.slice(-MASK_BYTES);
    place = 0;
    isControl = (first & OPCODE) >= FIRST_CONTROL;
    head = [];
    return Number.isSafeInteger(left);
  };

  return (piece) => {
    for (let at = 0; at < piece.length;) {
      if (left === 0) {
        if (!takeHead(piece[at] ?? 0)) return false;
        at += 1;
        continue;
      }
      const part = Uint8Array.from(piece.subarray(at, at + left));
      for (let index = 0; index < part.length; index += 1) {
        part[index] = (part[index] ?? 0) ^ (mask[(place + index) % MASK_BYTES] ?? 0);
      }
      place += part.length;
      left -= part.length;
      at += part.length;
      if (!isControl && !read(part)) return false;
    }
    return true;
  };
}
