import { useMachine } from '@xstate/react';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { handoverMachine } from '@/machines/handover';
import type { HandoverStep } from '@/store/stock/challans/challan';
import { handoverVerified } from '@/store/facts/challans';
import { wordsIn, type Language } from '@/store/kit/language';
import { OTP_WORDS } from '@/store/stock/challans/answerWords';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import styles from './OtpTalk.module.css';

export interface OtpTalkProps {
  /** The status whose way out the OTP seals. */
  from: HandoverStep;
  /** What the OTP seals, if not a step of returned devices. */
  does?: LimitedAction;
  /** Tells why an OTP is not the right one, in a sentence; without it any that is not blank is. */
  check?: (otp: string) => Promise<string | undefined>;
  onVerified: () => void;
  onCancel: () => void;
  language?: Language;
}

/** Asks for an OTP until one is given or somebody gives up; it is kept nowhere else. */
export function OtpTalk({ from, does = handoverVerified, check, onVerified, onCancel, language = 'en' }: OtpTalkProps) {
  const words = wordsIn(OTP_WORDS, language);
  const [asking] = useState(() => handoverMachine.resolveState({ value: { [from]: 'asking' }, context: {} }));
  const [state, send] = useMachine(handoverMachine, { snapshot: asking });
  const [otp, setOtp] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<InputRef>(null);
  const messageId = useId();
  useEffect(() => input.current?.focus(), []);

  const refuse = (why: string | undefined) => {
    setWrong(why);
    if (why !== undefined) input.current?.focus();
    return why !== undefined;
  };
  const verify = () => {
    const given = { type: 'verify', otp } as const;
    if (busy || refuse(state.can(given) ? undefined : words.enter)) return;
    const accept = () => {
      send(given);
      onVerified();
    };
    if (!check) {
      accept();
      return;
    }
    const judge = async () => {
      setBusy(true);
      const why = await check(otp);
      setBusy(false);
      if (!refuse(why)) accept();
    };
    void judge();
  };
  const cancel = () => {
    send({ type: 'cancel' });
    onCancel();
  };
  return (
    <form
      className={styles.talk}
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      <Input
        ref={input}
        className={styles.otp ?? ''}
        aria-label="OTP"
        placeholder="OTP"
        autoComplete="one-time-code"
        value={otp}
        onChange={({ target }) => {
          setOtp(target.value);
          setWrong(undefined);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') cancel();
        }}
        {...(wrong !== undefined && { status: 'error', 'aria-invalid': true, 'aria-describedby': messageId })}
      />
      <LimitedButton does={does} type="primary" htmlType="submit" loading={busy}>
        {words.verify}
      </LimitedButton>
      <Button onClick={cancel}>{words.cancel}</Button>
      {wrong !== undefined && (
        <p id={messageId} role="alert" className={styles.message}>
          {wrong}
        </p>
      )}
    </form>
  );
}
