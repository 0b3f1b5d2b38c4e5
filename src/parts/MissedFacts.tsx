import { useEffect, useRef } from 'react';
import { selectMissed } from '@/journal/journalSlice';
import { inWords } from '@/store/business/activity';
import { businessOf } from '@/store/business/business';
import { useToast } from '@/ui/toast';
import { useAppSelector, useAppStore } from './hooks';

/** Tells a person which of their facts came to nothing after all, and what happened instead. */
export default function MissedFacts() {
  const missed = useAppSelector(selectMissed);
  const store = useAppStore();
  const toast = useToast();
  const told = useRef(0);
  useEffect(() => {
    for (const { fact, reason } of missed.slice(told.current)) {
      toast({ text: `Not done: ${inWords(fact, businessOf(store.getState()))}. ${reason}` });
    }
    told.current = missed.length;
  }, [missed, store, toast]);
  return null;
}
