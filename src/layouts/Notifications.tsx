import { useEffect } from 'react';
import { WhenCounted } from '@/parts/WhenCounted';
import { NewToday } from '@/features/home/NewToday';
import { selectJournal } from '@/journal/sync/journalSlice';
import { Activities } from '@/parts/Activities';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useActivities } from '@/parts/useActivities';
import { activitiesSeen } from '@/store/browser/seenSlice';
import styles from './Notifications.module.css';

const NEWEST = 200;

/** What the bell opens: what is new to do, and the newest activities of everybody; both count as seen as long as it is open. */
export default function Notifications() {
  const dispatch = useAppDispatch();
  const { seq, status } = useAppSelector(selectJournal);
  useEffect(() => {
    if (status === 'ready') dispatch(activitiesSeen(seq));
  }, [dispatch, seq, status]);
  return (
    <div className={styles.notifications}>
      <WhenCounted>
        <NewToday />
      </WhenCounted>
      <section className={styles.activity} aria-label="Activity">
        <h3 className={styles.title}>Activity</h3>
        <Activities read={useActivities(NEWEST)} empty="No activity yet." />
      </section>
    </div>
  );
}
