import { FailedVisitFields } from '@/parts/closing/FailedVisitFields';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { clientOf, type Job } from '@/store/care/jobs/job';
import { failedVisitSchema } from '@/store/care/jobs/failedVisitSchema';
import { visitFailed } from '@/store/facts/jobs';
import { FormDialog } from '@/ui/FormDialog';

const SCHEMA = failedVisitSchema('en');

/** Says why an installer could do nothing where he was sent: the job waits for an installer again. */
export default function NotReachedDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const say = useSay();
  const on = useToday();
  return (
    <FormDialog
      title={`Job ${job.number} of ${clientOf(job)}: Not Reached`}
      does={visitFailed}
      save="Not Reached"
      schema={SCHEMA}
      onSubmit={(draft) =>
        say(
          visitFailed({ id: job.id, on, installerId: job.visit?.installerId ?? '', ...draft }),
          `Job ${job.number} waits for an installer again`,
        )
      }
      onClose={onClose}
    >
      <FailedVisitFields language="en" />
    </FormDialog>
  );
}
