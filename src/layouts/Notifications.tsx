import { useEffect } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { Activities } from '@/parts/Activities';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useActivities } from '@/parts/useActivities';
import { activitiesSeen } from '@/store/browser/seenSlice';
import styles from './Notifications.module.css';

const NEWEST = 200;

/** What the bell opens: the newest activities of everybody, which count as seen as long as it is open. */
export default function Notifications() {
  const dispatch = useAppDispatch();
  const { seq, status } = useAppSelector(selectJournal);
  useEffect(() => {
    if (status === 'ready') dispatch(activitiesSeen(seq));
  }, [dispatch, seq, status]);
  return (
    <div className={styles.notifications}>
      <Activities read={useActivities(NEWEST)} empty="No activities yet." />
    </div>
  );
}
