import { SpokenError } from '@/journal/kit/plainWords';
import { inOfficeWords, NOT_READY } from './answers';
import { bytesOfSlice, isPacked, SLICE_BYTES, type Apart, type SliceAsked } from './feedProtocol';

type Bytes = Uint8Array<ArrayBuffer>;

/** How many slices of an answer are fetched at once. */
const AT_ONCE = 8;

const decoder = new TextDecoder();

/** Packed bytes as text. */
export const unpackedText = (bytes: Bytes): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

/** What the desk says where it gives no answer. */
type NoAnswer = { again: string } | { refused: string };

const mustBeAnswer = <Answer extends object>(answer: Answer | NoAnswer): Answer => {
  if ('again' in answer) throw new SpokenError(answer.again);
  if ('refused' in answer) throw new SpokenError(answer.refused);
  return answer;
};

/** Reads what the desk tells; `ask` gives the bytes that it answers with. Failures are told in words. */
export function readingDesk(ask: (request: string, asked: string) => Promise<Bytes>) {
  const bytesOf = async (request: string, asked: object): Promise<Bytes> => {
    try {
      return await ask(`read.${request}`, JSON.stringify(asked));
    } catch (error) {
      throw inOfficeWords(error);
    }
  };

  /** What lies apart, slice by slice. */
  const fetched = async ({ token, bytes }: Apart['apart']): Promise<Bytes> => {
    const whole = new Uint8Array(bytes);
    const places = Array.from({ length: Math.ceil(bytes / SLICE_BYTES) }, (_, slice) => slice * SLICE_BYTES);
    for (let next = 0; next < places.length; next += AT_ONCE) {
      const some = places.slice(next, next + AT_ONCE);
      const slices = await Promise.all(some.map((from) => bytesOf('slice', { token, from } satisfies SliceAsked)));
      for (const [index, slice] of slices.entries()) {
        const from = some[index] ?? 0;
        // Another machine answers by now, or it is too long ago.
        const part = bytesOfSlice(slice);
        if (part?.length !== Math.min(SLICE_BYTES, bytes - from)) throw new SpokenError(NOT_READY);
        whole.set(part, from);
      }
    }
    return whole;
  };

  return {
    fetched,
    /** What the desk answers to a request. */
    async read<Answer extends object>(request: string, asked: object): Promise<Answer> {
      const bytes = await bytesOf(request, asked);
      const text = isPacked(bytes) ? await unpackedText(bytes) : decoder.decode(bytes);
      const answer = mustBeAnswer(JSON.parse(text) as Answer | Apart | NoAnswer);
      return 'apart' in answer ? (JSON.parse(await unpackedText(await fetched(answer.apart))) as Answer) : answer;
    },
    /** Bytes that the desk has; undefined where there are none for this person. */
    async bytes(request: string, asked: object): Promise<Bytes | undefined> {
      const answer = mustBeAnswer(
        JSON.parse(decoder.decode(await bytesOf(request, asked))) as Apart | { missing: true } | NoAnswer,
      );
      return 'apart' in answer ? fetched(answer.apart) : undefined;
    },
  };
}

export type ReadingDesk = ReturnType<typeof readingDesk>;
