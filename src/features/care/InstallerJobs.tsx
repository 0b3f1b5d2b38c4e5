import { formatCount, formatDate } from '@/format';
import { clientOf, jobType, TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { jobClosed } from '@/store/facts/jobs';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import styles from './InstallerDay.module.css';
import { vehiclesText } from './jobFacts';

interface JobItemProps {
  job: Job;
  today: string;
  onClose: (job: Job) => void;
}

/** A job as its installer needs it: when, where, whom to call, and the way to close it. */
function JobItem({ job, today, onClose }: JobItemProps) {
  const { request, visit } = job;
  const isLate = visit !== undefined && visit.on < today;
  return (
    <li className={styles.job}>
      <div className={styles.when}>
        {visit && `${formatDate(visit.on)}, ${TIME_SLOTS[visit.slot]}`} {isLate && <Badge tone="red">Late</Badge>}
      </div>
      <strong>{clientOf(job)}</strong>
      <div>{request.companyName}</div>
      <div>
        {jobType(job)}: {vehiclesText(job)}
      </div>
      <div>{request.location}</div>
      <a className={styles.call} href={`tel:${request.contactNo}`}>
        Call {request.contactNo}
      </a>
      <LimitedButton
        does={jobClosed}
        type="primary"
        size="large"
        block
        aria-label={`Close job ${job.number} of ${clientOf(job)}`}
        onClick={() => onClose(job)}
      >
        Close Job {job.number}
      </LimitedButton>
    </li>
  );
}

interface InstallerJobsProps extends Pick<JobItemProps, 'today' | 'onClose'> {
  title: string;
  jobs: readonly Job[];
  empty: string;
}

/** The jobs of an installer under a heading that counts them. */
export const InstallerJobs = ({ title, jobs, empty, ...item }: InstallerJobsProps) => (
  <Section title={`${title} (${formatCount(jobs.length)})`}>
    {jobs.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul className={styles.jobs} aria-label={title}>
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} {...item} />
        ))}
      </ul>
    )}
  </Section>
);
