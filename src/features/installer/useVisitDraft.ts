import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useWords } from '@/parts/useWords';
import type { Job } from '@/store/care/jobs/job';
import { bagOf } from '@/store/care/scheduling/closing';
import { aboutVisit } from '@/store/care/scheduling/visitDrafts';
import { keptVisit, picturesIn, visitToKeep } from '@/store/care/scheduling/visitToKeep';
import { draftFilesKept, draftFilesReady, draftFilesTidied } from '@/store/kit/attachments/draftFiles';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import type { FormDraft } from '@/ui/formDraft';
import { DRAFT_WORDS } from './draftWords';

const NONE: ReadonlySet<string> = new Set();

/** The pictures of a draft whose bytes this browser has, which lie ready by then. */
function usePicturesThere(kept: object | undefined): ReadonlySet<string> {
  const dispatch = useAppDispatch();
  const [there, setThere] = useState(NONE);
  const named = kept ? picturesIn(kept).map(({ hash }) => hash) : [];
  const key = named.join(' ');
  useEffect(() => {
    if (key === '') return;
    // Without storage the draft comes back without them.
    void dispatch(draftFilesReady(key.split(' '))).then(setThere, () => {});
  }, [dispatch, key]);
  return there;
}

/** Keeps what an installer types of a visit, and its pictures, past a reload: a phone ends a page that it does not show. */
export function useVisitDraft(job: Job): FormDraft {
  const words = useWords(DRAFT_WORDS);
  const dispatch = useAppDispatch();
  const { kept, keep, drop } = useFormDraft('close-visit', aboutVisit(job));
  const there = usePicturesThere(kept);
  const { bins } = contentsAt(useAppSelector(selectContents), bagOf(job));
  return {
    kept: kept && keptVisit(kept, bins, there),
    keep: (values) => {
      keep(visitToKeep(values));
      void dispatch(draftFilesKept(picturesIn(values))).catch(() => {});
    },
    drop: () => {
      drop();
      void dispatch(draftFilesTidied()).catch(() => {});
    },
    words,
  };
}
