import { useState } from 'react';
import { useOthers } from '@/parts/office';
import { useChangedByOthers } from '@/parts/useChangedByOthers';
import { useSay } from '@/parts/useSay';
import type { ReceivedDevice } from '@/store/stock/onHand/returns';
import type { HandoverStep } from '@/store/stock/challans/challan';
import { handoverVerified } from '@/store/facts/challans';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './HandoverCell.module.css';
import { HANDOVER, STEPS } from './handoverWords';
import { OtpTalk } from '@/parts/challans/OtpTalk';
import { useReceives } from '@/parts/challans/useReceives';
import { STORE } from '@/store/kit/movements/holder';

/** Where a device stands, and its next step: behind an OTP where nobody of the store is signed in here. */
export function HandoverCell({ device }: { device: ReceivedDevice }) {
  const { itgcId, actionStatus } = device;
  const say = useSay();
  const others = useOthers();
  const receives = useReceives({ to: STORE });
  const byOthers = useChangedByOthers(actionStatus);
  const [asked, setAsked] = useState<HandoverStep>();
  const talking = asked !== undefined && asked === actionStatus;
  // One's own step, with other rows or back, has answered it.
  if (asked && !talking && !byOthers) setAsked(undefined);
  const place = useFocusKept<HTMLDivElement>(talking);
  const move = (from: HandoverStep) => say(handoverVerified([device], from), `${itgcId} ${STEPS[from].done}`);
  const verified = () => {
    if (!asked) return;
    setAsked(undefined);
    move(asked);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.cell}>
      <Badge tone={HANDOVER[actionStatus].tone}>{HANDOVER[actionStatus].word}</Badge>
      {actionStatus !== 'received' && !talking && (
        <LimitedButton
          does={handoverVerified}
          size="small"
          onClick={() => (receives ? move(actionStatus) : setAsked(actionStatus))}
        >
          {STEPS[actionStatus].button}
        </LimitedButton>
      )}
      {talking && <OtpTalk onVerified={verified} onCancel={() => setAsked(undefined)} />}
      {asked && !talking && (
        <p role="status" className={styles.overtaken}>
          {others} was faster.
        </p>
      )}
    </div>
  );
}
