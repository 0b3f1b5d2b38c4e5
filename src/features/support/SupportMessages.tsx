import { useEffect, useRef } from 'react';
import type { ChatMessage } from '@/machines/supportBot';
import { LinkedImeis } from '@/parts/LinkedImeis';
import { Spoken } from '@/ui/Spoken';
import styles from './SupportPanel.module.css';

const SPEAKERS = { bot: 'Bot:', user: 'You:' } as const;

/** What was said, oldest first; the newest is scrolled into sight and read out. */
export function SupportMessages({ messages, shown }: { messages: readonly ChatMessage[]; shown: boolean }) {
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (shown) log.current?.children[count - 1]?.scrollIntoView({ block: 'nearest' });
  }, [count, shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
    <div ref={log} role="log" aria-label="Conversation" tabIndex={0} className={styles.log}>
      {messages.map(({ type, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A message stays at its place for good.
        <p key={index} data-from={type}>
          <Spoken>{SPEAKERS[type]}</Spoken> <span>{type === 'bot' ? <LinkedImeis text={text} /> : text}</span>
        </p>
      ))}
    </div>
  );
}
