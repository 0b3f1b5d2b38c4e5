import { Input } from 'antd';
import { formatCount } from '@/format';
import type { ChallanLine } from '@/store/stock/challans/challan';
import { ACCEPTED, answerErrors, OUTCOMES, type TypedAnswer } from '@/store/stock/challans/challanAnswers';
import styles from './AnswerCell.module.css';
import { ChoiceCell } from './ChoiceCell';

const WAITS = 'Not answered';

export interface AnswerCellProps {
  line: ChallanLine;
  /** What tells the line apart. */
  mark: string;
  answer: TypedAnswer | undefined;
  onAnswer: (answer: TypedAnswer | undefined) => void;
  /** Whether it was submitted with something missing. */
  refused: boolean;
}

/** How the receiver answers one line: accepted, or what is the matter with it, why, and how many of counted goods stay all the same. */
export function AnswerCell({ line, mark, answer, onAnswer, refused }: AnswerCellProps) {
  const errors = refused && answer ? answerErrors(line, answer) : undefined;
  return (
    <div className={styles.cell}>
      <ChoiceCell
        label={`Answer for ${mark}`}
        choices={[WAITS, ...OUTCOMES]}
        value={answer?.outcome ?? WAITS}
        onChange={(outcome) => onAnswer(outcome === WAITS ? undefined : { ...(answer ?? ACCEPTED), outcome })}
      />
      {answer && answer.outcome !== 'Accepted' && (
        <>
          {line.goods && (
            <Input
              className={styles.count ?? ''}
              aria-label={`Accepted of ${mark}`}
              inputMode="decimal"
              placeholder="0"
              suffix={`of ${formatCount(line.qty)} accepted`}
              value={answer.accepted}
              onChange={({ target }) => onAnswer({ ...answer, accepted: target.value })}
              {...(errors?.accepted !== undefined && { status: 'error' })}
            />
          )}
          <Input
            className={styles.reason ?? ''}
            aria-label={`Reason for ${mark}`}
            placeholder="Reason"
            value={answer.reason}
            onChange={({ target }) => onAnswer({ ...answer, reason: target.value })}
            {...(errors?.reason !== undefined && { status: 'error' })}
          />
        </>
      )}
      {errors && (
        <p role="alert" className={styles.error}>
          {[errors.accepted, errors.reason].filter(Boolean).join(' ')}
        </p>
      )}
    </div>
  );
}
