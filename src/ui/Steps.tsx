import { CheckOutlined } from '@ant-design/icons';
import { Icon } from './Icon';
import { TextLink } from './links';
import styles from './Steps.module.css';

export interface Step {
  label: string;
  passed: boolean;
  /** What is known of the step, such as its date. */
  note?: string | undefined;
  /** Where the step can be seen again. */
  to?: string | undefined;
}

export interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** The place of the step that it is at, from 0; the last passed one when not given. */
  current?: number;
}

/** The way of something through its steps, the passed ones ticked. */
export function Steps({ label, steps, current }: StepsProps) {
  const place = current ?? steps.findLastIndex(({ passed }) => passed);
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.label} data-passed={step.passed} aria-current={index === place ? 'step' : undefined}>
          {step.passed ? (
            <span className={styles.mark} role="img" aria-label="Done">
              <Icon of={CheckOutlined} />
            </span>
          ) : (
            <span className={styles.mark}>{index + 1}</span>
          )}
          <span>{step.to ? <TextLink to={step.to}>{step.label}</TextLink> : step.label}</span>
          {step.note && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  );
}
