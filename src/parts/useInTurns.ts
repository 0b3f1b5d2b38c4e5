import { useEffect, useState } from 'react';
import { takingTurns, WITHIN_A_FRAME_MS } from '@/journal/kit/takingTurns';

/** Below this nobody waits, and a bar would only flicker. */
const SHOWN_AFTER_MS = 500;

/**
 * What is counted of something beside all else that the page does: the last outcome with what it is of, which may be of before that
 * changed; and how much is counted, from 0 to 1, where somebody waits for it. `of` and `steps` are the same objects as long as nothing changes.
 * @throws what the counting throws
 */
export function useInTurns<Of, Made>(of: Of, steps: (of: Of) => Generator<number, Made>) {
  const [counted, setCounted] = useState<{ of: Of; made: Made }>();
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState<{ error: unknown }>();
  useEffect(() => {
    const givingUp = new AbortController();
    const { signal } = givingUp;
    const began = performance.now();
    const count = async () => {
      try {
        const onProgress = (done: number) => {
          if (performance.now() - began > SHOWN_AFTER_MS) setShare(done);
        };
        const made = await takingTurns(steps(of), onProgress, signal, WITHIN_A_FRAME_MS);
        setCounted({ of, made });
      } catch (error) {
        if (!signal.aborted) setFailed({ error });
      }
      if (!signal.aborted) setShare(undefined);
    };
    void count();
    return () => givingUp.abort();
  }, [of, steps]);
  if (failed) throw failed.error;
  return { counted, share };
}
