import { formatCount } from '@/format';
import { ClosingFields } from '@/parts/closing/ClosingFields';
import { useClosing } from '@/parts/closing/useClosing';
import { useSay } from '@/parts/useSay';
import { clientOf, leftOf, type Job } from '@/store/care/jobs/job';
import { jobClosed } from '@/store/facts/jobs';
import { FormDialog } from '@/ui/FormDialog';
import styles from './CloseJobDialog.module.css';

export interface CloseJobDialogProps {
  job: Job;
  /** The identity of the vehicle whose device is swapped, where that is what one comes for. */
  swapped?: string;
  onClose: () => void;
}

/** Says what a visit came to, vehicle by vehicle: stock, bag, vehicles, Addition List and bill follow. */
export default function CloseJobDialog({ job, swapped, onClose }: CloseJobDialogProps) {
  const say = useSay();
  const { schema, initialValues, closingOf, installer } = useClosing(job, 'en', swapped);
  return (
    <FormDialog
      title={`Close Job ${job.number}`}
      does={jobClosed}
      save="Close Job"
      width={820}
      schema={schema}
      initialValues={initialValues}
      onSubmit={(draft) => say(jobClosed(closingOf(draft)), `Job ${job.number} of ${clientOf(job)} closed`)}
      onClose={onClose}
    >
      <p
        className={styles.who}
      >{`${clientOf(job)}, ${job.request.location}. Visited by ${installer?.name ?? ''}; ${formatCount(leftOf(job))} to do.`}</p>
      <ClosingFields job={job} language="en" />
    </FormDialog>
  );
}
