import { Skeleton } from 'antd';
import styles from './ActivityList.module.css';
import { formatAgo } from '@/format';

interface ActivityLine {
  seq: number;
  by: string;
  text: string;
  at: string;
  /** Why it changed nothing. */
  overtaken?: string | undefined;
}

export interface ActivityListProps {
  /** Newest first; undefined while they are being read. */
  activities: readonly ActivityLine[] | undefined;
  empty: string;
  /** The ISO instant from which ages are counted. */
  now: string;
  /** Whether they cannot be read now. */
  failed?: boolean;
}

/** Who did what, and when; of what changed nothing, because somebody was faster, why. */
export function ActivityList({ activities, empty, now, failed = false }: ActivityListProps) {
  if (!activities && failed) {
    return (
      <p role="alert" className={styles.empty}>
        What was done cannot be read now. Trackyard tries again by itself.
      </p>
    );
  }
  if (!activities) return <Skeleton active title={false} />;
  if (activities.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ol className={styles.list}>
      {activities.map(({ seq, by, text, at, overtaken }) => (
        <li key={seq}>
          <strong>{by}</strong> {text}
          {overtaken !== undefined && <span className={styles.overtaken}> — overtaken: {overtaken}</span>}
          <time dateTime={at}>{formatAgo(at, now)}</time>
        </li>
      ))}
    </ol>
  );
}
