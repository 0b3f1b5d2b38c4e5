import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { withLastContacts, withMeantAccount } from '@/store/care/scheduling/jobAccount';
import { withAskedVehicles } from '@/store/care/scheduling/serviceDraft';
import { jobRaised } from '@/store/facts/jobs';
import { useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { WhenReady } from '@/parts/WhenReady';
import { JobForm } from './JobForm';
import { useBegunJob } from './useBegunJob';
import { useMeantClient } from './useMeantClient';
import type { JobValues } from '@/store/care/jobs/jobSchema';

/** Raises a job, for the client or the vehicles that the address names if there are any, then shows it under its tab. */
export default function RequestJobScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const store = useAppStore();
  const client = useMeantClient('clientName');
  const { about, values: begun, asked, alone } = useBegunJob();
  const submit = async (values: JobValues) => {
    const state = store.getState();
    const request = withLastContacts(withAskedVehicles(withMeantAccount(values, state), alone), state);
    if (!say(jobRaised(request), `${values.jobType} job raised for ${values.companyName}`)) return false;
    await navigate(paths.care.viewJobTab(values.jobType));
    return true;
  };
  return (
    <Page title="Raise Request (Job)" actions={<LinkButton to={paths.care.viewJob}>View Job</LinkButton>}>
      <WhenReady loading="Loading jobs..." failed="Error loading jobs.">
        <JobForm key={about} about={about} initialValues={begun} brought={client} onSubmit={submit}>
          {asked.length > 0 && <Section title="Asked for">{asked.join(', ')}</Section>}
        </JobForm>
      </WhenReady>
    </Page>
  );
}
