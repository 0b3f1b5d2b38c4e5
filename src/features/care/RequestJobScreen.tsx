import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { jobRaised } from '@/store/jobs/jobsSlice';
import { useSay } from '@/parts/useSay';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { JobForm } from './JobForm';
import type { JobValues } from '@/store/jobs/jobSchema';

/** Raises a job, then shows it under its tab (spec 2, D34). */
export default function RequestJobScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const submit = async (values: JobValues) => {
    if (!say(jobRaised(values), `${values.jobType} job raised for ${values.companyName}`)) return false;
    await navigate(paths.care.viewJobTab(values.jobType));
    return true;
  };
  return (
    <Page title="Raise Request (Job)" actions={<LinkButton to={paths.care.viewJob}>View Job</LinkButton>}>
      <WhenReady loading="Loading jobs..." failed="Error loading jobs.">
        <JobForm onSubmit={submit} />
      </WhenReady>
    </Page>
  );
}
