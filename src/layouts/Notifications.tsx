import { useActivities } from '@/parts/hooks';
import { ActivityList } from '@/ui/ActivityList';
import styles from './Notifications.module.css';

/** What the bell opens: the newest activities of everybody (D13). */
export default function Notifications() {
  return (
    <div className={styles.notifications}>
      <ActivityList {...useActivities()} empty="No activities yet." />
    </div>
  );
}
