import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import type { Activity } from '@/store/business/activity';
import { readInverse } from '@/store/business/activityReading';
import { useToast } from '@/ui/toast';
import { useAppDispatch } from './hooks';
import { useSayAll } from './useSay';

/** Takes back what somebody did, however long ago, and says what became of that. */
export function useTakingBack() {
  const dispatch = useAppDispatch();
  const sayAll = useSayAll();
  const toast = useToast();
  return async ({ seq, text }: Pick<Activity, 'seq' | 'text'>): Promise<void> => {
    try {
      const inverse = await dispatch(readInverse(seq));
      if (inverse) await sayAll([inverse], () => `Took back: ${text}`);
      else toast({ text: 'Not undone: it was too long ago, or nothing came of it.' });
    } catch (error) {
      toast({ text: `Not undone. ${inPlainWords(error, TRY_AGAIN)}` });
    }
  };
}
