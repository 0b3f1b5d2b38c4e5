import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './LeavingQuestion.module.css';

export interface LeavingQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks, in the place of a dialog's buttons, whether what was typed in it shall be given up. */
export function LeavingQuestion({ onStay, onLeave }: LeavingQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className={styles.question}>
      <span role="alert">What you typed is not saved.</span>
      <Button ref={stay} onClick={onStay}>
        Go on
      </Button>
      <Button danger onClick={onLeave}>
        Discard
      </Button>
    </div>
  );
}
