import { useState } from 'react';
import { useSay } from '@/parts/useSay';
import type { HandoverStep, ReceivedDevice } from '@/store/received/received';
import { handoverVerified } from '@/store/received/receivedSlice';
import { formatCount } from '@/format';
import { LimitedButton } from '@/ui/LimitedButton';
import { useToast } from '@/ui/toast';
import { useFocusKept } from '@/ui/useFocusKept';
import styles from './HandoverBar.module.css';
import { STEPS } from './handoverWords';
import { OtpTalk } from './OtpTalk';

const devices = (count: number) => (count === 1 ? '1 device' : `${formatCount(count)} devices`);

/** The two steps for all selected devices that can take them, with one OTP (D23). */
export function HandoverBar({ selected }: { selected: readonly ReceivedDevice[] }) {
  const say = useSay();
  const toast = useToast();
  const [asked, setAsked] = useState<{ from: HandoverStep; count: number }>();
  const place = useFocusKept<HTMLElement>(asked !== undefined);
  const idsAt = (from: HandoverStep) =>
    selected.filter(({ actionStatus }) => actionStatus === from).map(({ id }) => id);

  const verified = () => {
    if (!asked) return;
    const { from, count } = asked;
    const ids = idsAt(from);
    setAsked(undefined);
    if (ids.length > 0) say(handoverVerified(ids, from), `${devices(ids.length)} ${STEPS[from].done}`);
    const overtaken = count - ids.length;
    if (overtaken > 0) toast({ text: `Another tab was faster: ${devices(overtaken)} had moved already.` });
  };
  return (
    <section ref={place} tabIndex={-1} aria-label="Selected devices" className={styles.bar}>
      {asked ? (
        <>
          <span>One OTP for {devices(asked.count)}</span>
          <OtpTalk from={asked.from} onVerified={verified} onCancel={() => setAsked(undefined)} />
        </>
      ) : (
        (['pending', 'accepted'] as const).map((from) => {
          const { length } = idsAt(from);
          return (
            <LimitedButton
              key={from}
              does={handoverVerified}
              disabled={length === 0}
              onClick={() => setAsked({ from, count: length })}
            >
              {STEPS[from].button} selected ({formatCount(length)})
            </LimitedButton>
          );
        })
      )}
    </section>
  );
}
