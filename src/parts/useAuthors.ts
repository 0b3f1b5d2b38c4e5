import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { readAuthors, type FactAuthor, type LinesAsked, type MarkedLine } from '@/store/business/factAuthors';
import { useAppDispatch, useAppSelector } from './hooks';

type FactAuthors = readonly (FactAuthor | undefined)[];
const NOBODY: FactAuthors = [];

/** Who said what some lines show, where the journal knows it; `lines` and `asked` are the same as long as nothing changes. */
export function useAuthors(lines: readonly MarkedLine[], asked: LinesAsked): FactAuthors {
  const dispatch = useAppDispatch();
  const { seq } = useAppSelector(selectJournal);
  const [read, setRead] = useState({ lines, authors: NOBODY });
  useEffect(() => {
    let wanted = true;
    const readAgain = async () => {
      try {
        const authors = await dispatch(readAuthors(seq, lines, asked));
        if (wanted) setRead({ lines, authors });
      } catch {
        // Without the journal the lines say what happened, and not who said it.
      }
    };
    void readAgain();
    return () => {
      wanted = false;
    };
  }, [dispatch, lines, asked, seq]);
  return read.lines === lines ? read.authors : NOBODY;
}
