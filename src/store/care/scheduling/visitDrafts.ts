import type { Dispatch } from '@reduxjs/toolkit';
import { draftDropped, draftName, type draftsSlice } from '@/store/browser/draftsSlice';
import { selectOffice, type WithOffice } from '@/store/browser/selectOffice';
import { isWithInstaller, type Job } from '@/store/care/jobs/job';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import type { Table } from '@/store/kit/table';

type VisitedJob = Pick<Job, 'id' | 'visit'>;

interface Visits extends WithOffice {
  jobs: Table<Job>;
  drafts: ReturnType<typeof draftsSlice.reducer>;
}

/** What the draft of a visit is about: another installer's or another day's visit of the same job has its own. */
export const aboutVisit = ({ id, visit }: VisitedJob): string => [id, visit?.installerId, visit?.on].join(' ');

/** Drops what was typed of a visit. */
export const visitDraftDropped = (job: VisitedJob) => draftDropped(draftName('close-visit', aboutVisit(job)));

/** Drops what was typed of visits that nobody makes any more: closed, given back or given to somebody else. */
export const endedVisitsDropped = () => (dispatch: Dispatch, getState: () => Visits) => {
  const state = getState();
  // What this browser has kept of its office may be older than a visit.
  if (selectOffice(state)?.asOf !== undefined) return;
  const going = selectJobs(state).filter(isWithInstaller);
  const open = new Set(going.map((job) => draftName('close-visit', aboutVisit(job))));
  const ended = Object.keys(state.drafts).filter((name) => name.startsWith('close-visit ') && !open.has(name));
  for (const name of ended) dispatch(draftDropped(name));
};
