import { useDraggable } from '@dnd-kit/core';
import { formatDate } from '@/format';
import { paths } from '@/paths';
import { clientOf, failureOf, jobType, type Job } from '@/store/care/jobs/job';
import { vehiclesText } from '@/store/care/jobs/jobSubject';
import { jobAssigned } from '@/store/facts/jobs';
import { LimitedButton } from '@/ui/LimitedButton';
import { OpenLink } from '@/ui/links';
import { HeardAgainBadge, useHeardAgain } from './HeardAgainBadge';
import styles from './JobBoard.module.css';

/** Whose job it is and what is to be done, the part of a card that is moved with the pointer. */
export function JobSummary({ job }: { job: Job }) {
  const failed = failureOf(job);
  return (
    <>
      <strong>{clientOf(job)}</strong>
      <span>
        {jobType(job)} · {vehiclesText(job)}
      </span>
      {failed && (
        <span>
          Not reached on {formatDate(failed.on)}: {failed.cause}
        </span>
      )}
    </>
  );
}

/** A job on the board, with which of its vehicles are heard again: it is dragged, picked up with Enter and moved with the arrow keys, or moved by its form. */
export function JobCard({ job, onMove }: { job: Job; onMove: (job: Job) => void }) {
  const { attributes, listeners, isDragging, setNodeRef } = useDraggable({
    id: job.id,
    attributes: { roleDescription: 'movable job' },
  });
  const name = `Job ${job.number}`;
  const heard = useHeardAgain()(job);
  return (
    <div className={styles.card} data-dragged={isDragging || undefined}>
      <div
        ref={setNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`${name}, ${clientOf(job)}, ${jobType(job)}, ${vehiclesText(job)}`}
        className={styles.grip}
      >
        <JobSummary job={job} />
      </div>
      {heard.length > 0 && (
        <div className={styles.heard}>
          <HeardAgainBadge heard={heard} />
        </div>
      )}
      <div className={styles.foot}>
        <OpenLink to={paths.care.viewJobOf(jobType(job), job.number)}>{name}</OpenLink>
        <LimitedButton
          does={jobAssigned}
          size="small"
          type="text"
          aria-label={`Move ${name} to…`}
          onClick={() => onMove(job)}
        >
          Move to…
        </LimitedButton>
      </div>
    </div>
  );
}
