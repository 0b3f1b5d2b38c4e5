import { useEffect, useRef } from 'react';
import { selectMissed, type Missed } from '@/journal/journalSlice';
import { inWords } from '@/store/business/activity';
import { businessOf } from '@/store/business/business';
import { explained } from '@/store/business/whoChanged';
import { useToast } from '@/ui/toast';
import { useAppSelector, useAppStore } from './hooks';

/** Tells a person which of their facts came to nothing after all, and what happened instead. */
export default function MissedFacts() {
  const missed = useAppSelector(selectMissed);
  const store = useAppStore();
  const toast = useToast();
  const told = useRef(0);
  useEffect(() => {
    const tell = async ({ fact, ...refusal }: Missed) => {
      const reason = await store.dispatch(explained(refusal));
      toast({ text: `Not done: ${inWords(fact, businessOf(store.getState()))}. ${reason}` });
    };
    for (const one of missed.slice(told.current)) void tell(one);
    told.current = missed.length;
  }, [missed, store, toast]);
  return null;
}
