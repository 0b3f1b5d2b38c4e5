import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readActivities, type Activity } from '@/store/business/activity';
import { selectJournal } from '@/store/journal/journalSlice';
import type { AppDispatch, RootState } from '@/store/business/store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export interface ActivitiesRead {
  /** Newest first; undefined while they are being read. */
  activities: readonly Activity[] | undefined;
  /** The ISO instant of the reading. */
  now: string;
}

/** The newest activities, of one record if given, always up to date. */
export function useActivities(about?: Activity['about']): ActivitiesRead {
  const dispatch = useAppDispatch();
  const { seq } = useAppSelector(selectJournal);
  const [read, setRead] = useState<ActivitiesRead>({ activities: undefined, now: '' });
  useEffect(() => {
    let wanted = true;
    const readAgain = async () => {
      const activities = await dispatch(readActivities(seq));
      if (wanted) setRead({ activities, now: new Date().toISOString() });
    };
    void readAgain();
    return () => {
      wanted = false;
    };
  }, [dispatch, seq]);
  if (!about) return read;
  const { kind, id } = about;
  return { ...read, activities: read.activities?.filter((one) => one.about?.kind === kind && one.about.id === id) };
}
