import { JOB_TONES } from '@/parts/jobTones';
import { Modal } from 'antd';
import { useId, useRef, type ReactNode } from 'react';
import { DeviceLink } from '@/parts/DeviceLink';
import { VehicleLink } from '@/parts/VehicleLink';
import { Notices } from '@/parts/letters/Notices';
import { RecordActivity } from '@/parts/RecordActivity';
import { jobVehicleCount, type Job, type JobEvent, devicesOf } from '@/store/care/jobs/job';
import { jobStepsOf, type JobStep } from '@/store/care/jobs/jobSteps';
import { Badge } from '@/ui/Badge';
import { DigitsInput } from '@/ui/DigitsInput';
import { Facts } from '@/ui/Facts';
import { fieldsOf } from '@/ui/Field';
import { focusFirstField } from '@/ui/focusFirstField';
import { SchemaForm } from '@/ui/SchemaForm';
import { useLeaving } from '@/ui/useLeaving';
import styles from './JobDialog.module.css';
import { HeardAgainBadge, useHeardAgain } from './HeardAgainBadge';
import { JobCredit } from './JobCredit';
import { JobSteps } from './JobSteps';
import { JobVisit } from './JobVisit';
import { VisitNotices } from './VisitNotices';
import type { VisitStep } from './visitSteps';
import { countSchema } from '@/store/care/jobs/jobSchema';
import { IMEI_LABEL, jobDetails, PLATE_LABEL } from './jobFacts';

const KEPT = ['tab', 'details'];

const Field = fieldsOf<{ devices: number }>();

export interface JobDialogProps {
  job: Job;
  /** Answers whether the step was taken. */
  onStep: (job: Job, event: JobEvent) => boolean;
  /** Opens what sends an installer, or says what his visit came to. */
  onVisit: (step: VisitStep, job: Job) => void;
  /** Called when the dialog has closed: when it is left, or the job is given back. */
  onClose: () => void;
}

/** A job with all that its request says, and the steps that its machine allows. */
export default function JobDialog({ job, onStep, onVisit, onClose }: JobDialogProps) {
  const { open, edited, emptied, leave, close, question } = useLeaving();
  const form = useId();
  const body = useRef<HTMLDivElement>(null);
  const counted = jobStepsOf(job).find((step) => step.counted);
  // It stays for the step after, up to the installer.
  const take = (step: JobStep, devices: number) => {
    const taken = onStep(job, step.event(devices));
    if (taken && step.ends) close();
    if (taken) emptied();
    return taken;
  };
  const links: Readonly<Record<string, ReactNode>> =
    job.request.kind === 'service'
      ? {
          [IMEI_LABEL]: <DeviceLink imei={job.request.deviceIMEI} />,
          [PLATE_LABEL]: <VehicleLink vehicleNo={job.request.registrationNo} />,
        }
      : {};
  const heard = useHeardAgain()(job);
  const facts = [
    { label: 'Status', value: <Badge tone={JOB_TONES[job.status]}>{job.status}</Badge> },
    ...(heard.length > 0 ? [{ label: 'Vehicle', value: <HeardAgainBadge heard={heard} /> }] : []),
    ...jobDetails(job).map(({ label, value }) => ({ label, value: value === '—' ? value : (links[label] ?? value) })),
  ];
  return (
    <Modal
      title="Edit Job"
      open={open}
      width={760}
      onCancel={leave}
      afterClose={onClose}
      afterOpenChange={(shown) => shown && focusFirstField(body.current)}
      footer={
        question ?? (
          <>
            <VisitNotices jobs={[job]} />
            <JobSteps job={job} form={form} onStep={(step) => take(step, devicesOf(job))} onVisit={onVisit} />
          </>
        )
      }
    >
      <div ref={body} className={styles.facts}>
        <JobCredit job={job} />
        <Facts facts={facts} />
        <JobVisit job={job} />
        {counted && (
          <SchemaForm
            key={counted.label}
            id={form}
            className={styles.count}
            schema={countSchema(jobVehicleCount(job))}
            initialValues={{ devices: devicesOf(job) }}
            onEdit={edited}
            onSubmit={({ devices }) => take(counted, devices)}
          >
            <Field name="devices" label="Approved Device Count">
              <DigitsInput />
            </Field>
          </SchemaForm>
        )}
      </div>
      <Notices of={job.id} alsoKept={KEPT} />
      <RecordActivity record={job.id} />
    </Modal>
  );
}
