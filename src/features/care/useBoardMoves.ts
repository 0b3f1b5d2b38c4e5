import type { DragCancelEvent, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { formatDate } from '@/format';
import { useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { jobAssigned } from '@/store/facts/jobs';
import { placeKey, placeOnBoard, selectBooked, type BoardPlace } from '@/store/care/scheduling/board';
import { visitRefusal } from '@/store/care/scheduling/visitRules';

type Moved = DragStartEvent & Partial<Pick<DragOverEvent, 'over'>>;

/** What happens while a job is moved on the board of a day, and the sentence about it that is shown and announced. */
export function useBoardMoves(day: string) {
  const say = useSay();
  const store = useAppStore();
  const [description, setDescription] = useState('');

  const read = ({ active, over }: Moved) => ({
    job: store.getState().jobs.entities[active.id],
    place: over ? placeOnBoard(String(over.id)) : undefined,
  });
  const named = ({ installerId, slot }: BoardPlace) => {
    const state = store.getState();
    const other = selectBooked(state, day).get(placeKey(installerId, slot));
    const name = state.installers.entities[installerId]?.name ?? '';
    return `${name}, ${TIME_SLOTS[slot]}: ${other ? `job ${other.number}` : 'free'}`;
  };
  const put = ({ id, number }: Job, { installerId, slot }: BoardPlace) => {
    const visit = { installerId, on: day, slot };
    const refusal = visitRefusal(store.getState(), id, visit);
    if (refusal) return setDescription(refusal.reason);
    const name = store.getState().installers.entities[installerId]?.name ?? '';
    if (!say(jobAssigned(id, visit), `Job ${number} assigned to ${name}`)) return setDescription('');
    setDescription(`Job ${number} is with ${name} on ${formatDate(day)}, ${TIME_SLOTS[slot]}.`);
  };

  const onDragStart = (event: DragStartEvent) => {
    const { job } = read(event);
    if (job) setDescription(`Job ${job.number} is picked up.`);
  };
  const onDragOver = (event: DragOverEvent) => {
    const { job, place } = read(event);
    if (job) setDescription(`Job ${job.number} is over ${place ? `${named(place)}.` : 'no installer and time.'}`);
  };
  const onDragCancel = (event: DragCancelEvent) => {
    const { job } = read(event);
    if (job) setDescription(`Job ${job.number} stays where it was.`);
  };
  const onDragEnd = (event: DragEndEvent) => {
    const { job, place } = read(event);
    if (job && place) put(job, place);
    else onDragCancel(event);
  };
  return { description, on: { onDragStart, onDragOver, onDragCancel, onDragEnd } };
}
