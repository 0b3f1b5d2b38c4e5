import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useWords } from '@/parts/useWords';
import { WhenReady } from '@/parts/WhenReady';
import { isWithInstaller, type Job } from '@/store/care/jobs/job';
import { selectJobNumbered } from '@/store/care/jobs/jobsSlice';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import styles from './Day.module.css';
import { DAY_WORDS } from './dayWords';
import { StopFacts } from './StopFacts';
import { VISIT_WORDS } from './visitWords';

/** A page about the visit that its address names: whom the installer goes to, and what can be said of it while the job is with him. */
export function VisitPage({ children }: { children: (job: Job) => ReactNode }) {
  const { jobNumber = '' } = useParams();
  const words = useWords(VISIT_WORDS);
  const { loading, failed } = useWords(DAY_WORDS);
  const status = useAppSelector(selectDataStatus);
  const job = useAppSelector((state) => selectJobNumbered(state, jobNumber));
  const isGone = status === 'ready' && !job;
  return (
    <Page
      title={isGone ? words.gone : words.title(jobNumber)}
      actions={<LinkButton to={paths.installer}>{words.back}</LinkButton>}
    >
      <WhenReady loading={loading} failed={failed}>
        {job ? (
          <div className={styles.parts}>
            <div className={`${styles.job} ${styles.whole}`}>
              <StopFacts job={job} />
            </div>
            {isWithInstaller(job) ? children(job) : <Notice text={words.notOpen} />}
          </div>
        ) : (
          <Notice text={words.noneSuch(jobNumber)} />
        )}
      </WhenReady>
    </Page>
  );
}
