import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './ActivityList.module.css';
import { formatAgo, formatCount } from '@/format';
import { LimitedButton } from './LimitedButton';
import type { LimitedAction } from './limits';
import { TextLink } from './links';

interface ValueChange {
  label: string;
  /** Missing where nothing tells what it was. */
  was?: string;
  is: string;
}

export interface ActivityLine {
  seq: number;
  by: string;
  text: string;
  at: string;
  /** Why it changed nothing. */
  overtaken?: string | undefined;
  changes: readonly ValueChange[];
  /** Where its record is shown. */
  to?: string | undefined;
  /** What its Undo does; undefined when there is nothing to be taken back. */
  does?: LimitedAction | undefined;
}

export interface ActivityListProps {
  /** Newest first; undefined while they are being read. */
  activities: readonly ActivityLine[] | undefined;
  empty: string;
  /** The ISO instant from which ages are counted. */
  now: string;
  /** Whether they cannot be read now. */
  failed?: boolean;
  /** Takes one of them back, or says why not. */
  onUndo: (line: ActivityLine) => void;
}

/** An import may change thousands of values. */
const MOST_CHANGES = 6;

function Changes({ changes }: { changes: readonly ValueChange[] }) {
  if (changes.length === 0) return null;
  const more = changes.length - MOST_CHANGES;
  return (
    <ul className={styles.changes}>
      {changes.slice(0, MOST_CHANGES).map(({ label, was, is }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two may read alike, and they never change places.
        <li key={index}>
          {label}:{' '}
          {was !== undefined && (
            <>
              <del>{was}</del> →{' '}
            </>
          )}
          <ins>{is}</ins>
        </li>
      ))}
      {more > 0 && <li>and {formatCount(more)} more</li>}
    </ul>
  );
}

/** Who did what, when, and to which values, with the way to the record and to take it back; of what changed nothing, why. */
export function ActivityList({ activities, empty, now, failed = false, onUndo }: ActivityListProps) {
  const list = useRef<HTMLOListElement>(null);
  const undoing = useRef(false);
  useEffect(() => {
    // The button of what was taken back is gone, and the focus with it.
    if (!undoing.current || document.activeElement !== document.body) return;
    undoing.current = false;
    list.current?.focus();
  });
  if (!activities && failed) {
    return (
      <p role="alert" className={styles.empty}>
        What was done cannot be read now. Trackyard tries again by itself.
      </p>
    );
  }
  if (!activities) return <Skeleton active title={false} />;
  if (activities.length === 0) return <p className={styles.empty}>{empty}</p>;
  const undo = (line: ActivityLine) => {
    undoing.current = true;
    onUndo(line);
  };
  return (
    <ol ref={list} tabIndex={-1} className={styles.list}>
      {activities.map((line) => (
        <li key={line.seq}>
          <strong>{line.by}</strong> {line.to === undefined ? line.text : <TextLink to={line.to}>{line.text}</TextLink>}
          {line.overtaken !== undefined && <span className={styles.overtaken}> — overtaken: {line.overtaken}</span>}
          <Changes changes={line.changes} />
          <div className={styles.foot}>
            <time dateTime={line.at}>{formatAgo(line.at, now)}</time>
            {line.does !== undefined && (
              <LimitedButton
                does={line.does}
                type="link"
                size="small"
                aria-label={`Undo: ${line.text}`}
                title=""
                onClick={() => undo(line)}
              >
                Undo
              </LimitedButton>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
