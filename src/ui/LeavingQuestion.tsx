import { Button } from 'antd';
import { use, useEffect, useRef } from 'react';
import { SaidInDialogs } from './dialogWords';
import { focusFirstField } from './focusFirstField';
import styles from './LeavingQuestion.module.css';

export interface LeavingQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks, in the place of a dialog's buttons, whether what was typed in it shall be given up. Whoever goes on is back in the field
 * they were in, or in the first one when they came from a button that it took the place of.
 */
export function LeavingQuestion({ onStay, onLeave }: LeavingQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const words = use(SaidInDialogs);
  useEffect(() => {
    const before = document.activeElement;
    const dialog = stay.current?.closest<HTMLElement>('[role="dialog"]');
    stay.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else if (dialog?.isConnected) focusFirstField(dialog);
    };
  }, []);
  return (
    <div className={styles.question}>
      <span role="alert">{words.notSaved}</span>
      <Button ref={stay} onClick={onStay}>
        {words.goOn}
      </Button>
      <Button danger onClick={onLeave}>
        {words.discard}
      </Button>
    </div>
  );
}
