import { formatCount } from '@/format';
import { NoticeButton } from '@/parts/letters/NoticeButton';
import { visitKind, type NoticeKind } from '@/store/billing/notices/notice';
import type { Job } from '@/store/care/jobs/job';

const NOTHING = 'Assign a visit, or close a job: then its client can be told.';

interface VisitNoticesProps {
  jobs: readonly Job[];
  /** Whether they were ticked in a list: then each button says how many it is for. */
  ticked?: boolean;
}

/** Tells the clients of jobs that somebody comes, or what was done. */
export function VisitNotices({ jobs, ticked = false }: VisitNoticesProps) {
  const idsOf = (kind: NoticeKind) => jobs.flatMap((job) => (visitKind(job) === kind ? [job.id] : []));
  const [planned, done] = [idsOf('Visit Planned'), idsOf('Visit Done')];
  const counted = (label: string, ids: readonly string[]) => (ticked ? `${label} (${formatCount(ids.length)})` : label);
  return (
    <>
      {planned.length > 0 && (
        <NoticeButton kind="Visit Planned" ids={planned}>
          {counted('Tell of Visit', planned)}
        </NoticeButton>
      )}
      {done.length > 0 && (
        <NoticeButton kind="Visit Done" ids={done}>
          {counted('Tell It Is Done', done)}
        </NoticeButton>
      )}
      {ticked && planned.length + done.length === 0 && <span role="status">{NOTHING}</span>}
    </>
  );
}
