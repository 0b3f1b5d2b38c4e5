import { unpackedText, type Bytes } from '@/journal/kit/bytes';
import { SpokenError } from '@/journal/kit/plainWords';
import { inOfficeWords, NOT_READY } from './answers';
import { bytesOfSlice, isPacked, SLICE_BYTES, type Apart, type SliceAsked } from './feedProtocol';

/** How many slices of an answer are fetched at once. */
const AT_ONCE = 8;

const decoder = new TextDecoder();

/** So many bytes of what lies apart, from a place on. */
export interface Stretch {
  from: number;
  bytes: number;
}

const slicesOf = ({ from, bytes }: Stretch): Stretch[] =>
  Array.from({ length: Math.ceil(bytes / SLICE_BYTES) }, (_, slice) => {
    const begin = slice * SLICE_BYTES;
    return { from: from + begin, bytes: Math.min(SLICE_BYTES, bytes - begin) };
  });

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

  const sliceOf = async (token: string, { from, bytes }: Stretch): Promise<Uint8Array> => {
    const slice = bytesOfSlice(await bytesOf('slice', { token, from, bytes } satisfies SliceAsked));
    // Another machine answers by now, or it is too long ago.
    if (slice?.length !== bytes) throw new SpokenError(NOT_READY);
    return slice;
  };
  /** Stretches of what lies apart, one after another, slice by slice. */
  const fetched = async (token: string, stretches: readonly Stretch[]): Promise<Bytes> => {
    const whole = new Uint8Array(stretches.reduce((sum, { bytes }) => sum + bytes, 0));
    const slices = stretches.flatMap(slicesOf);
    let end = 0;
    for (let next = 0; next < slices.length; next += AT_ONCE) {
      const some = slices.slice(next, next + AT_ONCE);
      for (const slice of await Promise.all(some.map((one) => sliceOf(token, one)))) {
        whole.set(slice, end);
        end += slice.length;
      }
    }
    return whole;
  };
  const allOf = ({ token, bytes }: Apart['apart']) => fetched(token, [{ from: 0, bytes }]);

  return {
    fetched,
    /** What the desk answers to a request. */
    async read<Answer extends object>(request: string, asked: object): Promise<Answer> {
      const bytes = await bytesOf(request, asked);
      const text = isPacked(bytes) ? await unpackedText(bytes) : decoder.decode(bytes);
      const answer = mustBeAnswer(JSON.parse(text) as Answer | Apart | NoAnswer);
      return 'apart' in answer ? (JSON.parse(await unpackedText(await allOf(answer.apart))) as Answer) : answer;
    },
    /** Bytes that the desk has; undefined where there are none for this person. */
    async bytes(request: string, asked: object): Promise<Bytes | undefined> {
      const answer = mustBeAnswer(
        JSON.parse(decoder.decode(await bytesOf(request, asked))) as Apart | { missing: true } | NoAnswer,
      );
      return 'apart' in answer ? allOf(answer.apart) : undefined;
    },
  };
}

export type ReadingDesk = ReturnType<typeof readingDesk>;
