import { paths } from '@/paths';
import { useWords } from '@/parts/useWords';
import { clientOf } from '@/store/care/jobs/job';
import { LinkButton } from '@/ui/links';
import { STOP_WORDS } from './dayWords';
import styles from './Day.module.css';
import { StopFacts, type StopFactsProps } from './StopFacts';

/** A stop on an installer's way, with what leads on to what can be said of it. */
export function StopCard({ job, ...facts }: StopFactsProps) {
  const words = useWords(STOP_WORDS);
  const number = String(job.number);
  return (
    <li className={styles.job}>
      <StopFacts job={job} {...facts} />
      <div className={styles.answers}>
        <LinkButton
          type="primary"
          aria-label={words.closeOf(number, clientOf(job))}
          to={paths.installerVisitOf(job.number)}
        >
          {words.close(number)}
        </LinkButton>
        <LinkButton aria-label={words.notReachedOf(number, clientOf(job))} to={paths.installerNotReachedOf(job.number)}>
          {words.notReached}
        </LinkButton>
      </div>
    </li>
  );
}
