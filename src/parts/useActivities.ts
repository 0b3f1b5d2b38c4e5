import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { type Activity } from '@/store/business/activity';
import { readHistory, readNewest } from '@/store/business/activityReading';
import { useAppDispatch, useAppSelector } from './hooks';

/** After a reading that failed the next one comes so much later. */
const AGAIN_MS = 2_000;

export interface ActivitiesRead {
  /** Newest first; undefined while they are being read. */
  activities: readonly Activity[] | undefined;
  /** The ISO instant of the reading. */
  now: string;
  /** Whether they cannot be read now. */
  failed: boolean;
}

/** The newest so many activities, of one record if its identity is given, always up to date. */
export function useActivities(limit: number, record?: string): ActivitiesRead {
  const dispatch = useAppDispatch();
  const { seq } = useAppSelector(selectJournal);
  const [read, setRead] = useState<ActivitiesRead>({ activities: undefined, now: '', failed: false });
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = async () => {
      try {
        const activities = await dispatch(
          record === undefined ? readNewest(seq, limit) : readHistory(seq, limit, record),
        );
        if (wanted) setRead({ activities, now: new Date().toISOString(), failed: false });
      } catch {
        if (!wanted) return;
        setRead((before) => ({ ...before, failed: true }));
        timer = setTimeout(() => void readAgain(), AGAIN_MS);
      }
    };
    void readAgain();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [dispatch, limit, record, seq]);
  return read;
}
