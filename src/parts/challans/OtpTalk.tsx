import { useMachine } from '@xstate/react';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { otpTalkMachine } from '@/machines/otpTalk';
import { handoverVerified } from '@/store/facts/challans';
import { wordsIn, type Language } from '@/store/kit/language';
import { OTP_WORDS } from '@/store/stock/challans/answerWords';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import styles from './OtpTalk.module.css';

export interface OtpTalkProps {
  /** What the OTP seals, if not a step of returned devices. */
  does?: LimitedAction;
  /** Tells why an OTP is not the right one, in a sentence; without it any that is not blank is. */
  check?: (otp: string) => Promise<string | undefined>;
  onVerified: () => void;
  onCancel: () => void;
  language?: Language;
}

/** Asks for an OTP until one is given or somebody gives up; it is kept nowhere else. */
export function OtpTalk({ does = handoverVerified, check, onVerified, onCancel, language = 'en' }: OtpTalkProps) {
  const words = wordsIn(OTP_WORDS, language);
  const [state, send] = useMachine(
    otpTalkMachine.provide({
      ...(check && {
        actors: { check: fromPromise<string | undefined, { otp: string }>((task) => check(task.input.otp)) },
      }),
      actions: { tell: onVerified },
    }),
  );
  const [otp, setOtp] = useState('');
  const input = useRef<InputRef>(null);
  const messageId = useId();
  const reason = state.matches({ asking: 'wrong' }) ? state.context.reason : undefined;
  const wrong = state.matches({ asking: 'blank' }) ? words.enter : reason;
  useEffect(() => {
    if (state.matches('asking')) input.current?.focus();
  }, [state]);

  return (
    <form
      className={styles.talk}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'verify', otp });
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
          send({ type: 'typed' });
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
        {...(wrong !== undefined && { status: 'error', 'aria-invalid': true, 'aria-describedby': messageId })}
      />
      <LimitedButton does={does} type="primary" htmlType="submit" loading={state.matches('checking')}>
        {words.verify}
      </LimitedButton>
      <Button onClick={onCancel}>{words.cancel}</Button>
      {wrong !== undefined && (
        <p id={messageId} role="alert" className={styles.message}>
          {wrong}
        </p>
      )}
    </form>
  );
}
