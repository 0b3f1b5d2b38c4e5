import { CheckCircleOutlined, CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon';
import styles from './ScanField.module.css';
import type { ScanTone } from './scanSound';
import { LinkedText } from './linkedText';

export interface ScanAnswer {
  tone: ScanTone;
  text: string;
}

/** An answer with its place among all that were given. */
export type PlacedAnswer = ScanAnswer & { place: number };

const ICONS = { good: CheckCircleOutlined, known: InfoCircleOutlined, wrong: CloseCircleOutlined };

/** What became of the last numbers that were scanned, the newest first and in sight. */
export function LastAnswers({ answers }: { answers: readonly PlacedAnswer[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (answers.length > 0) list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
  return (
    <ol ref={list} className={styles.answers} aria-label="Scanned last">
      {answers.map(({ tone, text, place }) => (
        <li key={place} data-tone={tone}>
          <Icon of={ICONS[tone]} />
          <span>
            <LinkedText text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}
