import { Input } from 'antd';
import { wordsIn, type Language } from '@/store/kit/language';
import { ANSWER_WORDS } from '@/store/stock/challans/answerWords';
import type { ChallanLine } from '@/store/stock/challans/challan';
import { ACCEPTED, answerErrors, OUTCOMES, type TypedAnswer } from '@/store/stock/challans/challanAnswers';
import styles from './AnswerCell.module.css';
import { ChoiceCell } from '@/ui/ChoiceCell';

const WAITS = 'waits';

export interface AnswerCellProps {
  line: ChallanLine;
  /** What tells the line apart. */
  mark: string;
  answer: TypedAnswer | undefined;
  onAnswer: (answer: TypedAnswer | undefined) => void;
  /** Whether it was submitted with something missing. */
  refused: boolean;
  language: Language;
}

/** How the receiver answers one line: accepted, or what is the matter with it, why, and how many of counted goods stay all the same. */
export function AnswerCell({ line, mark, answer, onAnswer, refused, language }: AnswerCellProps) {
  const words = wordsIn(ANSWER_WORDS, language);
  const errors = refused && answer ? answerErrors(line, answer, language) : undefined;
  return (
    <div className={styles.cell}>
      <ChoiceCell
        label={words.answerFor(mark)}
        choices={[WAITS, ...OUTCOMES]}
        wordOf={(outcome) => words[outcome]}
        value={answer?.outcome ?? WAITS}
        onChange={(outcome) => onAnswer(outcome === WAITS ? undefined : { ...(answer ?? ACCEPTED), outcome })}
      />
      {answer && answer.outcome !== 'Accepted' && (
        <>
          {line.goods && (
            <Input
              className={styles.count ?? ''}
              aria-label={words.acceptedOf(mark)}
              inputMode="decimal"
              placeholder="0"
              suffix={words.ofThem(line.qty)}
              value={answer.accepted}
              onChange={({ target }) => onAnswer({ ...answer, accepted: target.value })}
              {...(errors?.accepted !== undefined && { status: 'error' })}
            />
          )}
          <Input
            className={styles.reason ?? ''}
            aria-label={words.reasonFor(mark)}
            placeholder={words.reason}
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
