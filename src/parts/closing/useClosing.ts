import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import type { Job } from '@/store/care/jobs/job';
import { bagOf, closingOfToday } from '@/store/care/scheduling/closing';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import type { ClosingDraft } from '@/store/care/scheduling/closingDraft';
import { closingSchema } from '@/store/care/scheduling/closingSchema';
import { firstLines } from '@/store/care/scheduling/firstLines';
import { swappedAt } from '@/store/care/scheduling/swapVisit';
import type { Language } from '@/store/kit/language';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';

/** What the form of a job's visit is held to and begins with, which may be the swap of a vehicle's device, and what a filled one says of today. */
export function useClosing(job: Job, language: Language, swapped?: string) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const context = useAppSelector(selectClosingContext);
  const { bins } = contentsAt(useAppSelector(selectContents), bagOf(job));
  const [initialValues] = useState(() => ({
    lines: swappedAt(firstLines(context, job), swapped),
    used: bins.map(({ id }) => ({ id })),
  }));
  return {
    schema: closingSchema(context, job, today, language),
    initialValues,
    closingOf: (draft: ClosingDraft) => dispatch(closingOfToday(job, draft)),
    installer: context.installers.entities[job.visit?.installerId ?? ''],
  };
}
