import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { ClosingFields } from '@/parts/closing/ClosingFields';
import { SignatureFields } from '@/parts/closing/SignatureFields';
import { useClosing } from '@/parts/closing/useClosing';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import { clientOf, type Job } from '@/store/care/jobs/job';
import { jobClosed } from '@/store/facts/jobs';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { useVisitDraft } from './useVisitDraft';
import { VisitPage } from './VisitPage';
import { VISIT_WORDS } from './visitWords';

/** The form that says what the visit of a job came to; with that the way leads back to the day. */
function Closing({ job }: { job: Job }) {
  const words = useWords(VISIT_WORDS);
  const language = useAppSelector(selectLanguage);
  const say = useSay();
  const navigate = useNavigate();
  const { schema, initialValues, closingOf } = useClosing(job, language);
  const draft = useVisitDraft(job);
  if (!draft) return null;
  return (
    <Section title={words.whatWasDone}>
      <SchemaForm
        schema={schema}
        initialValues={initialValues}
        draft={draft}
        language={language}
        onSubmit={(typed) => {
          const done = say(jobClosed(closingOf(typed)), words.closed(String(job.number), clientOf(job)));
          return done && navigate(paths.installer);
        }}
      >
        <ClosingFields job={job} language={language} />
        <SignatureFields language={language} />
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
  return <VisitPage>{(job) => <Closing key={job.id} job={job} />}</VisitPage>;
}
