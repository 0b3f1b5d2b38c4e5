import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useWords } from '@/parts/useWords';
import type { Job } from '@/store/care/jobs/job';
import { bagOf } from '@/store/care/scheduling/closing';
import { aboutVisit } from '@/store/care/scheduling/visitDrafts';
import { keptVisit, picturesIn, visitToKeep } from '@/store/care/scheduling/visitToKeep';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { draftFilesKept, draftFilesReady, draftFilesTidied } from '@/store/kit/attachments/draftFiles';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import type { FormDraft } from '@/ui/formDraft';
import { DRAFT_WORDS } from './draftWords';

const namesOf = (pictures: readonly Attachment[]) => pictures.map(({ hash }) => hash).join(' ');

const NONE: ReadonlySet<string> = new Set();

/** A storage that does not answer for so long keeps nobody from the form. */
const AT_MOST_MS = 3000;

/** The pictures of a draft whose bytes this browser has, which lie ready by then; undefined until that is known for the first time. */
function usePicturesThere(kept: object | undefined): ReadonlySet<string> | undefined {
  const dispatch = useAppDispatch();
  const key = kept ? namesOf(picturesIn(kept)) : '';
  const [there, setThere] = useState(key === '' ? NONE : undefined);
  useEffect(() => {
    if (key === '') return undefined;
    const late = setTimeout(() => setThere((known) => known ?? NONE), AT_MOST_MS);
    // Without storage the draft comes back without them.
    void dispatch(draftFilesReady(key.split(' '))).then(setThere, () => setThere((known) => known ?? NONE));
    return () => clearTimeout(late);
  }, [dispatch, key]);
  return there;
}

/**
 * Keeps what an installer types of a visit, and its pictures, past a reload: a phone ends a page that it does not show. Undefined until it
 * is known which pictures are there: a form that is begun sooner would be kept without them.
 */
export function useVisitDraft(job: Job): FormDraft | undefined {
  const words = useWords(DRAFT_WORDS);
  const dispatch = useAppDispatch();
  const { kept, keep, drop } = useFormDraft('close-visit', aboutVisit(job));
  const there = usePicturesThere(kept);
  const named = useRef('');
  const { bins } = contentsAt(useAppSelector(selectContents), bagOf(job));
  if (!there) return undefined;
  return {
    kept: kept && keptVisit(kept, bins, there),
    keep: (values) => {
      const pictures = picturesIn(values);
      const names = namesOf(pictures);
      // Another tab removes what no draft names, so the draft names a picture before that is kept.
      keep(visitToKeep(values), names !== named.current);
      named.current = names;
      void dispatch(draftFilesKept(pictures)).catch(() => {});
    },
    drop: () => {
      drop();
      void dispatch(draftFilesTidied()).catch(() => {});
    },
    words,
  };
}
