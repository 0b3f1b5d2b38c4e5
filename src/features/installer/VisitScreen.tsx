import { useNavigate, useParams } from 'react-router-dom';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { ClosingFields } from '@/parts/closing/ClosingFields';
import { useClosing } from '@/parts/closing/useClosing';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useWords } from '@/parts/useWords';
import { WhenReady } from '@/parts/WhenReady';
import { selectLanguage } from '@/store/browser/looksSlice';
import { clientOf, type Job } from '@/store/care/jobs/job';
import { selectJobNumbered } from '@/store/care/jobs/jobsSlice';
import { jobClosed } from '@/store/facts/jobs';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { DAY_WORDS } from './dayWords';
import { StopFacts } from './StopFacts';
import { VISIT_WORDS } from './visitWords';
import styles from './Day.module.css';

/** The form that says what the visit of a job came to; with that the way leads back to the day. */
function Closing({ job }: { job: Job }) {
  const words = useWords(VISIT_WORDS);
  const language = useAppSelector(selectLanguage);
  const say = useSay();
  const navigate = useNavigate();
  const { schema, initialValues, closingOf } = useClosing(job);
  return (
    <Section title={words.whatWasDone}>
      <SchemaForm
        schema={schema}
        initialValues={initialValues}
        onSubmit={(draft) => {
          const done = say(jobClosed(closingOf(draft)), words.closed(String(job.number), clientOf(job)));
          if (done) void navigate(paths.installer);
          return done;
        }}
      >
        <ClosingFields job={job} language={language} />
        <FormActions>
          <LimitedButton does={jobClosed} type="primary" htmlType="submit" block>
            {words.close}
          </LimitedButton>
        </FormActions>
      </SchemaForm>
    </Section>
  );
}

/** A visit on an installer's phone: whom he goes to, and what it came to. */
export default function VisitScreen() {
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
            {job.status === 'With Installer' ? <Closing key={job.id} job={job} /> : <Notice text={words.notOpen} />}
          </div>
        ) : (
          <Notice text={words.noneSuch(jobNumber)} />
        )}
      </WhenReady>
    </Page>
  );
}
