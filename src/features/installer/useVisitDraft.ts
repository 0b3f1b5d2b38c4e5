import { useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useWords } from '@/parts/useWords';
import type { Job } from '@/store/care/jobs/job';
import { bagOf } from '@/store/care/scheduling/closing';
import { aboutVisit } from '@/store/care/scheduling/visitDrafts';
import { keptVisit, visitToKeep } from '@/store/care/scheduling/visitToKeep';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import type { FormDraft } from '@/ui/formDraft';
import { DRAFT_WORDS } from './draftWords';

/** Keeps what an installer types of a visit past a reload: a phone ends a page that it does not show. */
export function useVisitDraft(job: Job): FormDraft {
  const words = useWords(DRAFT_WORDS);
  const { kept, keep, drop } = useFormDraft('close-visit', aboutVisit(job));
  const { bins } = contentsAt(useAppSelector(selectContents), bagOf(job));
  return { kept: kept && keptVisit(kept, bins), keep: (values) => keep(visitToKeep(values)), drop, words };
}
