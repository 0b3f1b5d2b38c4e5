import { useMemo } from 'react';
import { selectLanguage } from '@/store/browser/looksSlice';
import { wordsIn, type WordsOf, type WordTable } from '@/store/kit/language';
import { useAppSelector } from './hooks';

/** The words of a table in the language that was chosen in this browser. */
export function useWords<Table extends WordTable>(table: Table): WordsOf<Table> {
  const language = useAppSelector(selectLanguage);
  return useMemo(() => wordsIn(table, language), [table, language]);
}
