import { use } from 'react';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import { readInverse } from '@/store/business/activityReading';
import { ActivityList, type ActivityLine } from '@/ui/ActivityList';
import { Limits } from '@/ui/limits';
import { useToast } from '@/ui/toast';
import { useAppDispatch } from './hooks';
import type { ActivitiesRead } from './useActivities';
import { useSayAll } from './useSay';

export interface ActivitiesProps {
  read: ActivitiesRead;
  empty: string;
  /** Whether they stand on the page of their record, to which nothing need lead then. */
  here?: boolean;
}

/** Activities, each with the way to its record and to take it back, as far as the person may. */
export function Activities({ read: { activities, ...read }, empty, here = false }: ActivitiesProps) {
  const dispatch = useAppDispatch();
  const sayAll = useSayAll();
  const toast = useToast();
  const { whyNot } = use(Limits);
  const undo = async ({ seq, text }: ActivityLine) => {
    try {
      const inverse = await dispatch(readInverse(seq));
      if (inverse) await sayAll([inverse], () => `Took back: ${text}`);
      else toast({ text: 'Not undone: it was too long ago, or nothing came of it.' });
    } catch (error) {
      toast({ text: `Not undone. ${inPlainWords(error, TRY_AGAIN)}` });
    }
  };
  const lines = activities?.map(({ to, takesBack, ...activity }) => ({
    ...activity,
    to: here || to === undefined || whyNot(to) ? undefined : to,
    does: takesBack === undefined ? undefined : { type: takesBack },
  }));
  return <ActivityList {...read} activities={lines} empty={empty} onUndo={(line) => void undo(line)} />;
}
