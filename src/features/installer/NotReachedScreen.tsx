import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { FailedVisitFields } from '@/parts/closing/FailedVisitFields';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import type { Job } from '@/store/care/jobs/job';
import { failedVisitSchema } from '@/store/care/jobs/failedVisitSchema';
import { visitDraftDropped } from '@/store/care/scheduling/visitDrafts';
import { visitFailed } from '@/store/facts/jobs';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { VisitPage } from './VisitPage';
import { VISIT_WORDS } from './visitWords';

/** The form that says why nothing could be done; with that the way leads back to the day. */
function NotReached({ job }: { job: Job }) {
  const { id, number, visit } = job;
  const dispatch = useAppDispatch();
  const words = useWords(VISIT_WORDS);
  const language = useAppSelector(selectLanguage);
  const on = useToday();
  const say = useSay();
  const navigate = useNavigate();
  return (
    <Section title={words.notReached}>
      <SchemaForm
        schema={failedVisitSchema(language)}
        language={language}
        onSubmit={(draft) => {
          const done = say(
            visitFailed({ id, on, installerId: visit?.installerId ?? '', ...draft }),
            words.goesBack(String(number)),
          );
          if (done) dispatch(visitDraftDropped(job));
          return done && navigate(paths.installer);
        }}
      >
        <FailedVisitFields language={language} />
        <FormActions>
          <LimitedButton does={visitFailed} type="primary" htmlType="submit" block>
            {words.giveBack}
          </LimitedButton>
        </FormActions>
      </SchemaForm>
    </Section>
  );
}

/** A visit at which nothing could be done, on an installer's phone: the job goes back to be scheduled. */
export default function NotReachedScreen() {
  return <VisitPage>{(job) => <NotReached key={job.id} job={job} />}</VisitPage>;
}
