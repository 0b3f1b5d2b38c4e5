import { useMachine } from '@xstate/react';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { handoverMachine } from '@/machines/handover';
import type { HandoverStep } from '@/store/stock/challans/challan';
import { handoverVerified } from '@/store/facts/challans';
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
}

/** Asks for an OTP until one is given or somebody gives up; it is kept nowhere else. */
export function OtpTalk({ from, does = handoverVerified, onVerified, onCancel }: OtpTalkProps) {
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
        Verify OTP
      </LimitedButton>
      <Button onClick={cancel}>Cancel</Button>
      {blank && (
        <p id={messageId} role="alert" className={styles.message}>
          Enter the OTP
        </p>
      )}
    </form>
  );
}
