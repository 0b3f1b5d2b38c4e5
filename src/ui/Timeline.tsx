import type { ReactNode } from 'react';
import { formatDate } from '@/format';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  /** ISO date. */
  on: string;
  what: string;
  /** What else there is to say of it, each on a line of its own. */
  lines: readonly ReactNode[];
}

/** What happened, day by day, the oldest first. */
export const Timeline = ({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) => (
  <ol aria-label={label} className={styles.timeline}>
    {entries.map(({ on, what, lines }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- What happened keeps its place, and may happen twice.
      <li key={index}>
        <time dateTime={on}>{formatDate(on)}</time>
        <div>
          <strong>{what}</strong>
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- They are texts, which keep nothing.
            <div key={place} className={styles.line}>
              {line}
            </div>
          ))}
        </div>
      </li>
    ))}
  </ol>
);
