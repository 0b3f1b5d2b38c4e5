import { use } from 'react';
import type { Fact } from '@/store/business/store';
import { explained } from '@/store/business/whoChanged';
import { useClock } from './clock';
import { useAppDispatch } from './hooks';
import { ReasonLanguage } from './reasonLanguage';
import { useDescribing } from './useSay';

/**
 * Says the fact of an edit for a form, as `useSay` does. Where somebody else was faster, an Error for the form to show tells what is
 * there now, and that submitting again means it; `refused` is called first, whatever the reason, to show that.
 */
export function useSayEdit() {
  const dispatch = useAppDispatch();
  const { answer } = useDescribing();
  const mayBeToday = useClock();
  const language = use(ReasonLanguage);

  return async (fact: Fact, words: string, refused: () => void): Promise<boolean> => {
    const said = mayBeToday(fact) && dispatch(fact);
    if (said && said.done) return answer(said, words);
    refused();
    if (!said) return false;
    if (!said.changed) return answer(said, words);
    throw new Error(
      `Not saved yet. ${await dispatch(explained(said, language))} Save again to put yours in its place.`,
    );
  };
}
