import { useState } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppSelector } from './hooks';

/** Whether it was not this tab that made a shown value what it is, the last time that it changed since it is shown. */
export function useChangedByOthers(value: string): boolean {
  const { rebases } = useAppSelector(selectJournal);
  const [seen, setSeen] = useState({ value, rebases, byOthers: false });
  if (seen.value === value && seen.rebases === rebases) return seen.byOthers;
  const now = { value, rebases, byOthers: seen.value === value ? seen.byOthers : seen.rebases !== rebases };
  setSeen(now);
  return now.byOthers;
}
