import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { paths } from '@/paths';
import { clientOf, jobType, type Job } from '@/store/jobs/job';
import { jobAssigned } from '@/store/jobs/jobsSlice';
import { LimitedButton } from '@/ui/LimitedButton';
import { OpenLink } from '@/ui/links';
import styles from './JobBoard.module.css';
import { vehiclesText } from './jobFacts';

/** What can be done with a card; the same for all of them, so that a card is drawn again only as its job changes. */
export interface CardHandlers {
  /** A pointer takes it. */
  drag: (event: PointerEvent<HTMLElement>, job: Job) => void;
  /** A key is pressed on it. */
  key: (event: KeyboardEvent<HTMLElement>, job: Job) => void;
  /** Opens the form that moves it. */
  move: (job: Job) => void;
}

interface JobCardProps {
  job: Job;
  isHeld: boolean;
  on: CardHandlers;
}

/** Where the focus of a job's card is found again after it moved. */
export const cardId = ({ id }: Pick<Job, 'id'>): string => `card-${id}`;

/** A job on the board: it is dragged, picked up with Enter and moved with the arrow keys, or moved by its form. */
export const JobCard = memo(function JobCard({ job, isHeld, on }: JobCardProps) {
  const name = `Job ${job.number}`;
  return (
    <div className={styles.card} data-held={isHeld || undefined} onPointerDown={(event) => on.drag(event, job)}>
      <div
        id={cardId(job)}
        role="button"
        tabIndex={0}
        aria-pressed={isHeld}
        aria-label={`${name}, ${clientOf(job)}, ${jobType(job)}, ${vehiclesText(job)}`}
        aria-describedby="board-help"
        className={styles.grip}
        onKeyDown={(event) => on.key(event, job)}
      >
        <strong>{clientOf(job)}</strong>
        <span>
          {jobType(job)} · {vehiclesText(job)}
        </span>
      </div>
      <div className={styles.foot}>
        <OpenLink to={paths.care.viewJobOf(jobType(job), job.number)}>{name}</OpenLink>
        <LimitedButton
          does={jobAssigned}
          size="small"
          type="text"
          aria-label={`Move ${name} to…`}
          onClick={() => on.move(job)}
        >
          Move to…
        </LimitedButton>
      </div>
    </div>
  );
});
