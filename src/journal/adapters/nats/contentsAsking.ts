import type { Bytes } from '@/journal/kit/bytes';
import { nanoid } from '@reduxjs/toolkit';
import { SpokenError } from '@/journal/kit/plainWords';
import { inOfficeWords } from './answers';
import { chunked, CHUNKS_AT_ONCE } from './chunks';
import type { AskedContent, ContentAnswer, WholeContent } from './deskAnswers';

type Ask = (request: string, asked: string | Uint8Array) => Promise<ContentAnswer>;

/** What the desk has done; what it refuses, or cannot do now, is told in words. */
type Did = Exclude<ContentAnswer, { refused: string } | { again: string }>;

/** Thrown for bytes that the desk refuses for good, with its reason. */
export class RefusedBytesError extends SpokenError {}

/** Asks the desk to keep bytes under the hash that names them: part by part, and then as a whole. */
export function contentsAsking(ask: Ask) {
  const did = async (request: string, asked: string | Uint8Array): Promise<Did> => {
    let answer: ContentAnswer;
    try {
      answer = await ask(request, asked);
    } catch (error) {
      throw inOfficeWords(error);
    }
    if ('again' in answer) throw new SpokenError(answer.again);
    if ('refused' in answer) throw new RefusedBytesError(answer.refused);
    return answer;
  };

  return {
    /** `type` is that of the fact whose payload they are. */
    put: async (name: string, bytes: Bytes, type?: string): Promise<void> => {
      const asked: AskedContent = { name, bytes: bytes.length, ...(type !== undefined && { type }) };
      if ('done' in (await did('content.known', JSON.stringify(asked)))) return;
      const id = nanoid();
      const parts = chunked(bytes);
      const placed: Did[] = [];
      for (let next = 0; next < parts.length; next += CHUNKS_AT_ONCE) {
        const some = parts.slice(next, next + CHUNKS_AT_ONCE);
        placed.push(...(await Promise.all(some.map((part) => did(`content.part.${id}`, part)))));
      }
      const seqs = placed.flatMap((answer) => ('seq' in answer ? [answer.seq] : []));
      await did('content.whole', JSON.stringify({ name, id, seqs } satisfies WholeContent));
    },
  };
}
