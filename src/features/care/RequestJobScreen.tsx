import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { jobRaised } from '@/store/jobs/jobsSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useToast } from '@/ui/toast';
import { WhenReady } from '@/ui/WhenReady';
import { JobForm } from './JobForm';
import type { JobValues } from '@/store/jobs/jobSchema';

/** Raises a job, then shows it under its tab (spec 2, D34). */
export default function RequestJobScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const submit = async (values: JobValues) => {
    const undo = dispatch(sayUndoable(jobRaised(values)));
    toast({ text: `${values.jobType} job raised for ${values.companyName}`, undo });
    await navigate(paths.care.viewJobTab(values.jobType));
  };
  return (
    <Page title="Raise Request (Job)" actions={<LinkButton to={paths.care.viewJob}>View Job</LinkButton>}>
      <WhenReady status={useAppSelector(selectDataStatus)} loading="Loading jobs..." failed="Error loading jobs.">
        <JobForm onSubmit={submit} />
      </WhenReady>
    </Page>
  );
}
