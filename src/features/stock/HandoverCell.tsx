import { Button } from 'antd';
import { useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import { handoverVerified, type HandoverStep, type ReceivedDevice } from '@/store/received/receivedSlice';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { Badge } from '@/ui/Badge';
import { useToast } from '@/ui/toast';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './HandoverCell.module.css';
import { HANDOVER, STEPS } from './handoverWords';
import { OtpTalk } from './OtpTalk';

/** Where a device stands, and its next step behind an OTP (D23). */
export function HandoverCell({ device }: { device: ReceivedDevice }) {
  const { id, itgcId, actionStatus } = device;
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [asked, setAsked] = useState<HandoverStep>();
  const talking = asked !== undefined && asked === actionStatus;
  const place = useFocusKept<HTMLDivElement>(talking);
  const verified = () => {
    if (!asked) return;
    setAsked(undefined);
    toast({ text: `${itgcId} ${STEPS[asked].done}`, undo: dispatch(sayUndoable(handoverVerified([id], asked))) });
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.cell}>
      <Badge tone={HANDOVER[actionStatus].tone}>{HANDOVER[actionStatus].word}</Badge>
      {actionStatus !== 'received' && !talking && (
        <Button size="small" onClick={() => setAsked(actionStatus)}>
          {STEPS[actionStatus].button}
        </Button>
      )}
      {talking && <OtpTalk from={asked} onVerified={verified} onCancel={() => setAsked(undefined)} />}
      {asked && !talking && (
        <p role="status" className={styles.overtaken}>
          Another tab was faster.
        </p>
      )}
    </div>
  );
}
