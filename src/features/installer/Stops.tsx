import type { ReactNode } from 'react';
import { formatCount } from '@/format';
import type { Job } from '@/store/care/jobs/job';
import { Section } from '@/ui/Section';
import styles from './Day.module.css';
import { StopCard } from './StopCard';

interface StopsProps {
  title: string;
  jobs: readonly Job[];
  /** Said where there are none. */
  empty?: string;
  /** Whether they are gone to in this order. */
  isNumbered?: boolean;
  actions?: ReactNode;
}

/** Stops of an installer's way under a heading that counts them. */
export const Stops = ({ title, jobs, empty, isNumbered = false, actions }: StopsProps) => (
  <Section title={`${title} (${formatCount(jobs.length)})`} actions={actions}>
    {jobs.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ol className={styles.jobs} aria-label={title}>
        {jobs.map((job, place) => (
          <StopCard key={job.id} job={job} {...(isNumbered && { place: place + 1 })} />
        ))}
      </ol>
    )}
  </Section>
);
