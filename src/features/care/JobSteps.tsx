import { Button } from 'antd';
import type { Job } from '@/store/care/jobs/job';
import { goalOf, jobStepsOf, SENDING_REFUSED, type JobStep } from '@/store/care/jobs/jobSteps';
import { jobAdvanced } from '@/store/facts/jobs';
import { LimitedButton } from '@/ui/LimitedButton';
import { visitStepsOf, type VisitStep } from './visitSteps';

interface JobStepsProps {
  job: Job;
  /** The id of the form that counts its devices. */
  form: string;
  onStep: (step: JobStep) => void;
  onVisit: (step: VisitStep, job: Job) => void;
}

/** A button for each step that the machine of a job allows. */
export function JobSteps({ job, form, onStep, onVisit }: JobStepsProps) {
  const steps = jobStepsOf(job);
  const goal = job.visit ? undefined : goalOf(job);
  return (
    <>
      {goal && (
        <Button disabled title={SENDING_REFUSED[job.status]}>
          {goal.label}
        </Button>
      )}
      {steps.map((step) => (
        <LimitedButton
          key={step.label}
          does={jobAdvanced}
          type={step === steps.at(-1) ? 'primary' : 'default'}
          {...(step.counted ? { htmlType: 'submit', form } : { onClick: () => onStep(step) })}
        >
          {step.label}
        </LimitedButton>
      ))}
      {visitStepsOf(job).map(({ step, label, does }, place, { length }) => (
        <LimitedButton
          key={step}
          does={does}
          type={place === length - 1 ? 'primary' : 'default'}
          onClick={() => onVisit(step, job)}
        >
          {label}
        </LimitedButton>
      ))}
    </>
  );
}
