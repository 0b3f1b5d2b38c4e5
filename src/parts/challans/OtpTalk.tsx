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
  onVerified: () => void;
  onCancel: () => void;
  language?: Language;
}

/** Asks for an OTP until one is given or somebody gives up; it is kept nowhere else. */
export function OtpTalk({ from, does = handoverVerified, onVerified, onCancel, language = 'en' }: OtpTalkProps) {
  const words = wordsIn(OTP_WORDS, language);
  const [asking] = useState(() => handoverMachine.resolveState({ value: { [from]: 'asking' }, context: {} }));
  const [state, send] = useMachine(handoverMachine, { snapshot: asking });
  const [otp, setOtp] = useState('');
  const [blank, setBlank] = useState(false);
  const input = useRef<InputRef>(null);
  const messageId = useId();
  useEffect(() => input.current?.focus(), []);

  const verify = () => {
    const given = { type: 'verify', otp } as const;
    setBlank(!state.can(given));
    if (!state.can(given)) {
      input.current?.focus();
      return;
    }
    send(given);
    onVerified();
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
          setBlank(false);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') cancel();
        }}
        {...(blank && { status: 'error', 'aria-invalid': true, 'aria-describedby': messageId })}
      />
      <LimitedButton does={does} type="primary" htmlType="submit">
        {words.verify}
      </LimitedButton>
      <Button onClick={cancel}>{words.cancel}</Button>
      {blank && (
        <p id={messageId} role="alert" className={styles.message}>
          {words.enter}
        </p>
      )}
    </form>
  );
}
