import { Inflate } from 'fflate';
import { SpokenError } from '@/journal/plainWords';

/** A file inside a zip file; nothing of it is read before `read`. */
export interface ZipEntry {
  name: string;
  /** In bytes, unpacked. */
  size: number;
  /** Its bytes; an Error when they cannot be unpacked, or are not those that it says. */
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const END = 0x06_05_4b_50;
const LISTED = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
/** How long the end of a zip file is, and how long at most with a comment. */
const END_BYTES = 22;
const END_MOST_BYTES = END_BYTES + 0xff_ff;
/** How much is unpacked at a time: it cannot become more than a thousand times as long before it is counted. */
const CHUNK_BYTES = 64 * 1024;

const STORED = 0;
const DEFLATED = 8;

/** What each byte adds to a CRC-32. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_entry, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  // By index, as it is several times as fast for so many bytes.
  for (let at = 0; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return ~crc >>> 0;
}

const notOne = () => new Error('It is no zip file.');
const damaged = (name: string) => new Error(`${name} cannot be unpacked`);

async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch (error) {
    throw new SpokenError('The file cannot be read any more: it may have been moved or changed. Choose it again.', {
      cause: error,
    });
  }
}

const viewOf = async (file: Blob, from: number, to: number) => new DataView((await bytesOf(file, from, to)).buffer);

/** Where the list of a zip file's entries is, and how many it has. */
async function findList(file: Blob) {
  const tail = await viewOf(file, Math.max(0, file.size - END_MOST_BYTES), file.size);
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    const [count, length, from] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ];
    if (from + length > file.size) throw notOne();
    return { count, from, to: from + length };
  }
  throw notOne();
}

function inflated(packed: Uint8Array, name: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw damaged(name);
    bytes.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length; at += CHUNK_BYTES) {
    inflate.push(packed.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= packed.length);
  }
  if (length !== size) throw damaged(name);
  return bytes;
}

interface Listed {
  name: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  at: number;
}

async function readEntry(file: Blob, { name, method, crc, packedSize, size, at }: Listed, mostBytes: number) {
  if (Math.max(size, packedSize) > mostBytes) throw new Error(`${name} is too large`);
  try {
    const head = await viewOf(file, at, at + 30);
    if (head.getUint32(0, true) !== LOCAL) throw damaged(name);
    const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    const packed = await bytesOf(file, from, from + packedSize);
    const bytes = method === DEFLATED ? inflated(packed, name, size) : packed;
    if ((method === DEFLATED || method === STORED) && bytes.length === size && crcOf(bytes) === crc) return bytes;
  } catch (error) {
    // The file itself may not be readable any more; whatever else goes wrong lies in its bytes.
    if (error instanceof SpokenError) throw error;
  }
  throw damaged(name);
}

/**
 * The entries of a zip file by their names, through the list at its end. An Error when it is none. An entry of more than
 * `mostBytes` is not read.
 */
export async function openZip(file: Blob, mostBytes: number): Promise<Map<string, ZipEntry>> {
  const { count, from, to } = await findList(file);
  const list = await viewOf(file, from, to);
  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== LISTED) throw notOne();
    const nameLength = list.getUint16(at + 28, true);
    const next = at + 46 + nameLength + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
    if (next > list.byteLength) throw notOne();
    const listed: Listed = {
      name: decoder.decode(new Uint8Array(list.buffer, at + 46, nameLength)),
      method: list.getUint16(at + 10, true),
      crc: list.getUint32(at + 16, true),
      packedSize: list.getUint32(at + 20, true),
      size: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    };
    entries.set(listed.name, { name: listed.name, size: listed.size, read: () => readEntry(file, listed, mostBytes) });
    at = next;
  }
  return entries;
}
