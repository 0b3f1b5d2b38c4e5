import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { nanoid } from '@reduxjs/toolkit';
import { sliceOf, SLICE_BYTES, type Apart } from '@/journal/adapters/nats/feedProtocol';

/** What is shorter is sent as it is. */
const SHORT = 1_000;
/** So long what travels apart may be fetched. */
const KEPT_MS = 120_000;
/** So much of it may be there at a time, and of one person; whoever comes then waits. */
const MOST_BYTES = 500_000_000;
const MOST_OF_ONE = 8;

const packed = promisify(gzip);

interface Telling {
  by: string;
  bytes: Uint8Array;
  until: number;
}

/** The bytes of answers that are longer than a message, each fetched by whom it is for alone. @param now milliseconds */
export function createTellings(now: () => number = () => performance.now()) {
  const tellings = new Map<string, Telling>();

  const dropOver = (by: string) => {
    for (const [token, { until }] of tellings) if (until < now()) tellings.delete(token);
    const own = [...tellings].filter(([, one]) => one.by === by);
    for (const [token] of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) tellings.delete(token);
  };
  // What several people are told is there once.
  const held = () =>
    [...new Set(Array.from(tellings.values(), ({ bytes }) => bytes))].reduce((sum, { length }) => sum + length, 0);

  return {
    /** Keeps bytes for a person to fetch; undefined while there is no room for them. */
    keep(by: string, bytes: Uint8Array): Apart | undefined {
      dropOver(by);
      if (tellings.size > 0 && held() + bytes.length > MOST_BYTES) return undefined;
      const token = nanoid();
      tellings.set(token, { by, bytes, until: now() + KEPT_MS });
      return { apart: { token, bytes: bytes.length } };
    },
    /** A slice of what was kept for that person; undefined where it is not there any more. */
    slice(by: string, token: string, from: number, bytes: number): Uint8Array | undefined {
      const telling = tellings.get(token);
      if (telling?.by !== by) return undefined;
      telling.until = now() + KEPT_MS;
      return sliceOf(telling.bytes.subarray(from, from + Math.min(bytes, SLICE_BYTES)));
    },
  };
}

export type Tellings = ReturnType<typeof createTellings>;

const BUSY = { again: 'The office is busy with what others read. Trackyard tries again by itself.' };

/** How answers travel that several people are given, so that each is packed once. */
const travelling = new WeakMap<object, Promise<object | Uint8Array>>();

async function packedAnswer(answer: object): Promise<object | Uint8Array> {
  const text = JSON.stringify(answer);
  return text.length <= SHORT ? answer : packed(text);
}

/** An answer as it travels: as text, packed, or apart. */
export async function asAnswer(tellings: Tellings, by: string, answer: object): Promise<object | Uint8Array> {
  const made = travelling.get(answer) ?? packedAnswer(answer);
  travelling.set(answer, made);
  const travels = await made;
  if (!(travels instanceof Uint8Array) || travels.length <= SLICE_BYTES) return travels;
  return tellings.keep(by, travels) ?? BUSY;
}

/** Bytes that are fetched apart, whatever they are. */
export const bytesApart = (tellings: Tellings, by: string, bytes: Uint8Array): object =>
  tellings.keep(by, bytes) ?? BUSY;
