import { CloseOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { fromPromise } from 'xstate';
import { supportBotMachine, type SupportEvent } from '@/machines/supportBot';
import { findDevice } from '@/store/business/deviceLookup';
import { useAppStore } from '@/parts/hooks';
import { Icon } from '@/ui/Icon';
import { supportAnswer } from './supportAnswers';
import { SupportInput } from './SupportInput';
import { SupportMessages } from './SupportMessages';
import styles from './SupportPanel.module.css';

/** The Tech Support chat, beside the work rather than above it; closed, it is hidden, and the talk goes on. */
export default function SupportPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const store = useAppStore();
  // From the lists as they are at that moment.
  const answerTo = (question: SupportEvent) => supportAnswer(question, (imei) => findDevice(store.getState(), imei));
  const answer = fromPromise<string, SupportEvent | undefined>(({ input }) =>
    input ? Promise.resolve(answerTo(input)) : Promise.reject(new Error('Nothing was asked')),
  );
  const [state, send] = useMachine(supportBotMachine.provide({ actors: { answer } }));
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) panel.current?.querySelector('input')?.focus();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere in it.
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.panel}
      hidden={!open}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>Tech Support</h2>
        <Button type="text" icon={<Icon of={CloseOutlined} />} aria-label="Close" title="Close" onClick={onClose} />
      </header>
      <SupportMessages messages={state.context.messages} shown={open} />
      <SupportInput label="Message" button="Send" onSend={(text) => send({ type: 'said', text })} />
      <SupportInput
        label="IMEI"
        button="Look Up"
        inputMode="numeric"
        onSend={(imei) => send({ type: 'asked', imei })}
      />
    </div>
  );
}
