import { Button } from 'antd';
import { useEffect } from 'react';
import { paths } from '@/paths';
import { Message } from '@/ui/Message';
import { LinkButton } from '@/ui/links';
import type { Toast } from '@/ui/Toaster';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './ServiceOutcome.module.css';

/** A service request that was just submitted, and the way to take it back. */
export interface Submission {
  registrationNo: string;
  takeBack: Toast['undo'];
}

export interface ServiceOutcomeProps {
  submission: Submission | undefined;
  onUndo: (submission: Submission) => void;
}

/** What became of the last submit, and where to go from here; it takes the focus from the form that has gone. */
export function ServiceOutcome({ submission, onUndo }: ServiceOutcomeProps) {
  const place = useFocusKept<HTMLDivElement>(submission !== undefined);
  useEffect(() => {
    if (submission) place.current?.focus();
  }, [submission, place]);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      {submission && (
        <Message
          tone="success"
          title={`The job for ${submission.registrationNo} is pending at the admin.`}
          action={
            <span className={styles.actions}>
              <LinkButton size="small" to={paths.care.viewJobTab('Service')}>
                View Job
              </LinkButton>
              <Button size="small" onClick={() => onUndo(submission)}>
                Undo
              </Button>
            </span>
          }
        />
      )}
    </div>
  );
}
