import { use } from 'react';
import { ActivityList } from '@/ui/ActivityList';
import { Limits } from '@/ui/limits';
import type { ActivitiesRead } from './useActivities';
import { useTakingBack } from './useTakingBack';

export interface ActivitiesProps {
  read: ActivitiesRead;
  empty: string;
  /** Whether they stand on the page of their record, to which nothing need lead then. */
  here?: boolean;
}

/** Activities, each with the way to its record and to take it back, as far as the person may. */
export function Activities({ read: { activities, ...read }, empty, here = false }: ActivitiesProps) {
  const takeBack = useTakingBack();
  const { whyNot } = use(Limits);
  const lines = activities?.map(({ to, takesBack, ...activity }) => ({
    ...activity,
    to: here || to === undefined || whyNot(to) ? undefined : to,
    does: takesBack === undefined ? undefined : { type: takesBack },
  }));
  return <ActivityList {...read} activities={lines} empty={empty} onUndo={(line) => void takeBack(line)} />;
}
