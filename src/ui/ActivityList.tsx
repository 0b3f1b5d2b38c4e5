import { Skeleton } from 'antd';
import styles from './ActivityList.module.css';
import { formatAgo } from '@/format';

export interface ActivityListProps {
  /** Newest first; undefined while they are being read. */
  activities: readonly { seq: number; by: string; text: string; at: string }[] | undefined;
  empty: string;
  /** The ISO instant from which ages are counted. */
  now: string;
}

/** Who did what, and when. */
export function ActivityList({ activities, empty, now }: ActivityListProps) {
  if (!activities) return <Skeleton active title={false} />;
  if (activities.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ol className={styles.list}>
      {activities.map(({ seq, by, text, at }) => (
        <li key={seq}>
          <strong>{by}</strong> {text}
          <time dateTime={at}>{formatAgo(at, now)}</time>
        </li>
      ))}
    </ol>
  );
}
