import { NOTICEABLE_MS } from '@/journal/sync/waitingNotices';
import type { Done, Said } from '@/journal/sync/dispatching';
import { inTurns, type OnProgress } from '@/journal/sync/inTurns';
import type { Fact } from '@/store/business/store';
import { explained } from '@/store/business/whoChanged';
import type { Toast } from '@/ui/Toaster';
import { useToast } from '@/ui/toast';
import { useClock } from './clock';
import { useAppDispatch } from './hooks';
import { useOffice } from './office';

/** What a toast says of a fact that was done: a text, with the Undo beside it, or what is made of that Undo; maybe nothing. */
type Describing = string | ((undo: Toast['undo']) => Toast | undefined);

const takingBack = ({ undoInTurns }: Done): Toast['undo'] => {
  if (!undoInTurns) return undefined;
  return async (onProgress) => {
    const said = await undoInTurns(onProgress);
    return said.done ? undefined : said.reason;
  };
};

/** As long as nobody notices; the shell speaks of what waits longer. */
const afterAWhile = () => new Promise<'not yet'>((resolve) => setTimeout(resolve, NOTICEABLE_MS, 'not yet'));

/** What tells of facts that were said: why one cannot be, and once it is kept that it was done. */
function useDescribing() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const awaits = useOffice() && 'sent';

  const refuse = async (refusal: Exclude<Said, Done>) => toast({ text: await dispatch(explained(refusal)) });

  /** What came to nothing after all is told by itself (MissedFacts). */
  const tellOnceKept = async ({ confirmed }: Done, toasted: Toast) => {
    const final = confirmed();
    const outcome = await Promise.race([final, afterAWhile()]);
    if (outcome === 'not yet')
      toast({ ...toasted, saved: final.then((known) => 'kept' in known), ...(awaits && { awaits }) });
    else if ('kept' in outcome) toast(toasted);
  };

  /** Shows what became of a fact; answers whether it was done. */
  const answer = (said: Said, describing: Describing): boolean => {
    if (!said.done) {
      void refuse(said);
      return false;
    }
    const undo = takingBack(said);
    const toasted = typeof describing === 'string' ? { text: describing, ...(undo && { undo }) } : describing(undo);
    if (toasted) void tellOnceKept(said, toasted);
    return true;
  };
  return { refuse, tellOnceKept, answer };
}

/**
 * Says facts one after the other, each of them made when the one before was said, with one Undo for all, the last one first, of
 * which `takenBack` is told; answers whether any was done.
 */
export function useSayAll() {
  const dispatch = useAppDispatch();
  const { refuse, tellOnceKept } = useDescribing();
  const mayBeToday = useClock();

  return (facts: Iterable<Fact>, describing: (done: number) => string, takenBack?: () => void): boolean => {
    const all: Done[] = [];
    const refused: Exclude<Said, Done>[] = [];
    for (const fact of facts) {
      if (!mayBeToday(fact)) break;
      const said = dispatch(fact);
      if (said.done) all.push(said);
      else refused.push(said);
    }
    const [first] = refused;
    if (first) void refuse(first);
    const last = all.at(-1);
    if (!last) return false;
    const undo: Toast['undo'] = async (onProgress) => {
      for (const [count, one] of all.toReversed().entries()) {
        const reason = await takingBack(one)?.((share) => onProgress((count + share) / all.length));
        if (typeof reason === 'string') return reason;
      }
      takenBack?.();
      return undefined;
    };
    void tellOnceKept(last, { text: describing(all.length), undo });
    return true;
  };
}

/** Says a fact: once it is kept, shows the text with its Undo, or why it cannot be; answers whether it was done, so that a dialog stays. A day that is doubtful is asked about first. */
export function useSay() {
  const dispatch = useAppDispatch();
  const { answer } = useDescribing();
  const mayBeToday = useClock();

  return (fact: Fact, describing: Describing): boolean => mayBeToday(fact) && answer(dispatch(fact), describing);
}

/** The same of a fact about many records, while the page goes on answering: it is told how much is done, from 0 to 1, and may be given up. */
export function useSayInTurns() {
  const dispatch = useAppDispatch();
  const { answer } = useDescribing();
  const mayBeToday = useClock();

  return async (
    fact: Fact,
    describing: Describing,
    onProgress: OnProgress = () => {},
    signal?: AbortSignal,
  ): Promise<boolean> => mayBeToday(fact) && answer(await dispatch(inTurns(fact, onProgress, signal)), describing);
}
