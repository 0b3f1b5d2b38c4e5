import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/journalSlice';
import { readHistory, readNewest, type Activity } from '@/store/business/activity';
import { useAppDispatch, useAppSelector } from './hooks';

export interface ActivitiesRead {
  /** Newest first; undefined while they are being read. */
  activities: readonly Activity[] | undefined;
  /** The ISO instant of the reading. */
  now: string;
}

/** The newest so many activities, of one record if its identity is given, always up to date. */
export function useActivities(limit: number, record?: string): ActivitiesRead {
  const dispatch = useAppDispatch();
  const { seq } = useAppSelector(selectJournal);
  const [read, setRead] = useState<ActivitiesRead>({ activities: undefined, now: '' });
  useEffect(() => {
    let wanted = true;
    const readAgain = async () => {
      const activities = await dispatch(record === undefined ? readNewest(seq, limit) : readHistory(seq, limit, record));
      if (wanted) setRead({ activities, now: new Date().toISOString() });
    };
    void readAgain();
    return () => {
      wanted = false;
    };
  }, [dispatch, limit, record, seq]);
  return read;
}
