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

interface LongAnswer {
  by: string;
  bytes: Uint8Array;
  until: number;
}

/** The bytes of answers that are longer than a message, each fetched by whom it is for alone. @param now milliseconds */
export function createLongAnswers(now: () => number = () => performance.now()) {
  const longAnswers = new Map<string, LongAnswer>();

  const dropOver = (by: string) => {
    for (const [token, { until }] of longAnswers) if (until < now()) longAnswers.delete(token);
    const own = [...longAnswers].filter(([, one]) => one.by === by);
    for (const [token] of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) longAnswers.delete(token);
  };
  // What several people are told is there once.
  const held = () =>
    [...new Set(Array.from(longAnswers.values(), ({ bytes }) => bytes))].reduce((sum, { length }) => sum + length, 0);

  return {
    /** Keeps bytes for a person to fetch; undefined while there is no room for them. */
    keep(by: string, bytes: Uint8Array): Apart | undefined {
      dropOver(by);
      if (longAnswers.size > 0 && held() + bytes.length > MOST_BYTES) return undefined;
      const token = nanoid();
      longAnswers.set(token, { by, bytes, until: now() + KEPT_MS });
      return { apart: { token, bytes: bytes.length } };
    },
    /** A slice of what was kept for that person; undefined where it is not there any more. */
    slice(by: string, token: string, from: number, bytes: number): Uint8Array | undefined {
      const answer = longAnswers.get(token);
      if (answer?.by !== by) return undefined;
      answer.until = now() + KEPT_MS;
      return sliceOf(answer.bytes.subarray(from, from + Math.min(bytes, SLICE_BYTES)));
    },
  };
}

export type LongAnswers = ReturnType<typeof createLongAnswers>;

const BUSY = { again: 'The office is busy with what others read. Trackyard tries again by itself.' };

/** How answers travel that several people are given, so that each is packed once. */
const travelling = new WeakMap<object, Promise<object | Uint8Array>>();

async function packedAnswer(answer: object): Promise<object | Uint8Array> {
  const text = JSON.stringify(answer);
  return text.length <= SHORT ? answer : packed(text);
}

/** An answer as it travels: as text, packed, or apart. */
export async function asAnswer(longAnswers: LongAnswers, by: string, answer: object): Promise<object | Uint8Array> {
  const made = travelling.get(answer) ?? packedAnswer(answer);
  travelling.set(answer, made);
  const travels = await made;
  if (!(travels instanceof Uint8Array) || travels.length <= SLICE_BYTES) return travels;
  return longAnswers.keep(by, travels) ?? BUSY;
}

/** Bytes that are fetched apart, whatever they are. */
export const bytesApart = (longAnswers: LongAnswers, by: string, bytes: Uint8Array): object =>
  longAnswers.keep(by, bytes) ?? BUSY;
