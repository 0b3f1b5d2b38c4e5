import { Button } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectSkipped, stepSkipped, stepTakenUp } from '@/store/browser/looksSlice';
import { selectSetup, type CountedStep } from '@/store/business/setup';
import { Badge } from '@/ui/Badge';
import { LinkButton } from '@/ui/links';
import styles from './SetupSteps.module.css';

function StepWays({
  step: { name, title, byHand, bySheet, isDone },
  isSkipped,
}: {
  step: CountedStep;
  isSkipped: boolean;
}) {
  const dispatch = useAppDispatch();
  return (
    <>
      {!isSkipped && (
        <>
          {bySheet && <LinkButton to={bySheet.to}>{bySheet.label}</LinkButton>}
          <LinkButton to={byHand.to}>{byHand.label}</LinkButton>
        </>
      )}
      {/* One button for both, so that the focus stays. */}
      {!isDone && (
        <Button
          type={isSkipped ? 'default' : 'text'}
          aria-label={`${isSkipped ? 'Take up' : 'Skip'} ${title}`}
          onClick={() => dispatch(isSkipped ? stepTakenUp(name) : stepSkipped(name))}
        >
          {isSkipped ? 'Take up' : 'Skip'}
        </Button>
      )}
    </>
  );
}

/** The steps of setting up a business, with what is there of each: by hand, from a sheet, or left for later. */
export function SetupSteps() {
  const steps = useAppSelector(selectSetup);
  const skipped = useAppSelector(selectSkipped);
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const isSkipped = !step.isDone && skipped.includes(step.name);
        return (
          <li key={step.name} className={styles.step}>
            <div className={styles.text}>
              <h3 className={styles.title}>
                {step.title} {step.isDone && <Badge tone="green">Done</Badge>}
                {isSkipped && <Badge tone="grey">Skipped</Badge>}
              </h3>
              <p>{step.use}</p>
              <p className={styles.there}>{step.there}</p>
            </div>
            <div className={styles.ways}>
              <StepWays step={step} isSkipped={isSkipped} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
