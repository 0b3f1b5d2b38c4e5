import { use } from 'react';
import type { Done, Said } from '@/journal/sync/dispatching';
import { inTurns, type OnProgress } from '@/journal/sync/inTurns';
import { AN_UNDO } from '@/store/business/clockDoubt';
import { knowRules } from '@/store/business/fetchedRules';
import { rulesAtHand } from '@/store/business/rulesAtHand';
import type { Fact } from '@/store/business/store';
import { explained, translatedReason } from '@/store/business/whoChanged';
import type { Language } from '@/store/kit/language';
import type { Toast } from '@/ui/Toaster';
import { useToast } from '@/ui/toast';
import { useClock } from './clock';
import { useAppDispatch } from './hooks';
import { useOffice } from './office';
import { ReasonLanguage } from './reasonLanguage';
import { toastOnceKept } from './toastOnceKept';

// Whoever can say something has the rules by which it goes.
knowRules(rulesAtHand);

/** What a toast says of a fact that was done: a text, with the Undo beside it, or what is made of that Undo whenever the toast is shown; maybe nothing. */
type Describing = string | ((undo: Toast['undo']) => Toast | undefined);

/** Said beside the question about the day. */
const ASKED = 'Not undone: say first whether today is right, then undo it in the list of what was done.';

const takingBack = ({ undoInTurns }: Done, language: Language, mayBeToday = () => true): Toast['undo'] => {
  if (!undoInTurns) return undefined;
  return async (onProgress) => {
    if (!mayBeToday()) return translatedReason(language, ASKED);
    const said = await undoInTurns(onProgress);
    return said.done ? undefined : translatedReason(language, said.reason);
  };
};

/** What tells of facts that were said: why one cannot be, and once it is kept that it was done. */
export function useDescribing() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const awaits = useOffice() && 'sent';

  const language = use(ReasonLanguage);
  const mayBeToday = useClock();

  const refuse = async (refusal: Exclude<Said, Done>) => toast({ text: await dispatch(explained(refusal, language)) });

  const tellOnceKept = (done: Done, described: () => Toast | undefined) =>
    toastOnceKept(done, described, (shown) => toast({ ...shown, ...(awaits && { awaits }) }));

  /** Shows what became of a fact; answers whether it was done. */
  const answer = (said: Said, describing: Describing, handOut?: (undo: Toast['undo']) => void): boolean => {
    if (!said.done) {
      void refuse(said);
      return false;
    }
    const undo = takingBack(said, language, () => mayBeToday(AN_UNDO));
    // Whoever is handed it takes back a part of what one says, about whose day nobody is asked again.
    handOut?.(takingBack(said, language));
    void tellOnceKept(said, () =>
      typeof describing === 'string' ? { text: describing, ...(undo && { undo }) } : describing(undo),
    );
    return true;
  };
  return { refuse, tellOnceKept, answer };
}

/** How facts are said one after the other. */
interface InTurns {
  /** How many there will be, for the share that is told. */
  parts?: number;
  onProgress?: OnProgress;
  /** Given up, none is left: those that were said are taken back. */
  signal?: AbortSignal | undefined;
  /** Told when all of them are taken back. */
  takenBack?: () => void;
  /** What is said while they are taken back, where that takes a while. */
  undoing?: string;
}

/** Takes back facts that were said, the last one first; answers why one cannot be. */
async function takeBack(all: readonly Done[], onProgress: OnProgress): Promise<string | undefined> {
  for (const [count, one] of all.toReversed().entries()) {
    const reason = await takingBack(one, 'en')?.((share) => onProgress((count + share) / all.length));
    if (typeof reason === 'string') return reason;
  }
  return undefined;
}

/**
 * Says facts one after the other while the page goes on answering, each of them made when the one before was said, with one Undo
 * for all, the last one first; `describing` tells how many were done, and whether these are all of them. Answers whether any was.
 */
export function useSayAll() {
  const dispatch = useAppDispatch();
  const { refuse, tellOnceKept } = useDescribing();
  const toast = useToast();
  const mayBeToday = useClock();

  return async (
    facts: Iterable<Fact>,
    describing: (done: number, isWhole: boolean) => string,
    { parts = 1, onProgress = () => {}, signal, takenBack, undoing }: InTurns = {},
  ): Promise<boolean> => {
    const all: Done[] = [];
    const refused: Exclude<Said, Done>[] = [];
    let isWhole = true;
    try {
      for (const fact of facts) {
        if (!mayBeToday(fact)) {
          isWhole = false;
          break;
        }
        const before = all.length + refused.length;
        const tell = (share: number) => onProgress(Math.min(1, (before + share) / parts));
        const said = await dispatch(inTurns(fact, tell, signal));
        if (said.done) all.push(said);
        else refused.push(said);
      }
    } catch (error) {
      const reason = await takeBack(all, onProgress);
      if (reason !== undefined) toast({ text: `Not all of it was taken back. ${reason}` });
      throw error;
    }
    const [first] = refused;
    if (first) void refuse(first);
    const last = all.at(-1);
    if (!last) return false;
    const isUndoable = all.some(({ undoInTurns }) => undoInTurns);
    const undo: Toast['undo'] = async (share) => {
      if (!mayBeToday(AN_UNDO)) return ASKED;
      const reason = await takeBack(all, share);
      if (reason === undefined) takenBack?.();
      return reason;
    };
    const text = describing(all.length, isWhole && !first);
    const toasted = { text, ...(isUndoable && { undo }), ...(undoing !== undefined && { undoing }) };
    void tellOnceKept(last, () => toasted);
    return true;
  };
}

/** Says a fact: once it is kept, shows the text with its Undo, or why it cannot be; answers whether it was done, so that a dialog stays. A day that is doubtful is asked about first. Whoever needs the Undo at once is handed it. */
export function useSay() {
  const dispatch = useAppDispatch();
  const { answer } = useDescribing();
  const mayBeToday = useClock();

  return (fact: Fact, describing: Describing, handOut?: (undo: Toast['undo']) => void): boolean =>
    mayBeToday(fact) && answer(dispatch(fact), describing, handOut);
}
