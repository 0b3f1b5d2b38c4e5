import { useEffect, useRef } from 'react';
import { selectMissed, type Missed } from '@/journal/sync/journalSlice';
import { businessOf } from '@/store/business/business';
import { missedWords, selectReaderLanguage } from '@/store/business/missedWords';
import { explained } from '@/store/business/whoChanged';
import type { WordTable } from '@/store/kit/language';
import { useToast } from '@/ui/toast';
import { useAppSelector, useAppStore } from './hooks';

const TITLES = {
  nothing: { en: 'Not done', hi: 'नहीं हुआ' },
  inPart: { en: 'Not all done', hi: 'पूरा नहीं हुआ' },
} satisfies WordTable;

/** Tells a person which of their facts came to nothing after all, or not to all that they say, and what happened instead. */
export default function MissedFacts() {
  const missed = useAppSelector(selectMissed);
  const store = useAppStore();
  const toast = useToast();
  const shownCount = useRef(0);
  useEffect(() => {
    const tell = async (one: Missed) => {
      const language = selectReaderLanguage(store.getState());
      const reason = await store.dispatch(explained(one, language));
      const what = TITLES[one.leftOut === undefined ? 'nothing' : 'inPart'][language];
      toast({ text: `${what}: ${missedWords(one, businessOf(store.getState()), language)}. ${reason}` });
    };
    for (const one of missed.slice(shownCount.current)) void tell(one);
    shownCount.current = missed.length;
  }, [missed, store, toast]);
  return null;
}
