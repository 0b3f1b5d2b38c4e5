import { Button } from 'antd';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatCount, formatDate } from '@/format';
import { paths } from '@/paths';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { LinkedReason } from '@/parts/LinkedReason';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { daysBefore, isRealDate } from '@/store/dates';
import type { Installer } from '@/store/installers/installer';
import { selectInstallers } from '@/store/installers/installersSlice';
import { placeKey, selectBooked, selectToAssign, SLOTS } from '@/store/visits/board';
import { TIME_SLOTS, type Job, type TimeSlot, type Visit } from '@/store/jobs/job';
import { jobAssigned } from '@/store/jobs/jobsSlice';
import { visitRefusal } from '@/store/visits/visitRules';
import { DateInput } from '@/ui/DateInput';
import { OpenLink } from '@/ui/links';
import { useQueryString } from '@/ui/queryString';
import { dragged } from './dragging';
import { cardId, JobCard, type CardHandlers } from './JobCard';
import styles from './JobBoard.module.css';
import type { VisitStep } from './visitSteps';

/** A card that was picked up with a key, and over which place it is. */
interface Held {
  id: string;
  row: number;
  column: number;
}

interface RowProps {
  installer: Installer;
  /** The job of each time of the day, in one text of their places. */
  jobs: readonly (Job | undefined)[];
  heldId: string | undefined;
  /** The time over which the picked card is. */
  aimed: number | undefined;
  on: CardHandlers;
}

/** The day of one installer. */
function BoardRow({ installer: { id, name }, jobs, heldId, aimed, on }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <OpenLink to={paths.installerOf(name)}>{name}</OpenLink>
      </th>
      {SLOTS.map((slot, column) => {
        const job = jobs[column];
        return (
          <td key={slot} data-place={placeKey(id, slot)} data-aimed={aimed === column || undefined}>
            {job ? <JobCard job={job} isHeld={heldId === job.id} on={on} /> : <span className={styles.free}>free</span>}
          </td>
        );
      })}
    </tr>
  );
}

const sameRow = (one: RowProps, other: RowProps) =>
  one.installer === other.installer &&
  one.heldId === other.heldId &&
  one.aimed === other.aimed &&
  one.on === other.on &&
  one.jobs.every((job, place) => job === other.jobs[place]);

const Row = memo(BoardRow, sameRow);

/** Which day the board shows, and the way to others. */
function BoardDays({ day, show }: { day: string; show: (day: string) => void }) {
  const today = useToday();
  return (
    <div className={styles.days} role="group" aria-label="Day of the board">
      <Button onClick={() => show(daysBefore(day, 1))}>Previous Day</Button>
      <div className={styles.day}>
        <DateInput aria-label="Day" value={day} onChange={(chosen) => isRealDate(chosen) && show(chosen)} />
      </div>
      <Button onClick={() => show(daysBefore(day, -1))}>Next Day</Button>
      <Button disabled={day === today} onClick={() => show(today)}>
        Today
      </Button>
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);

/** The visits of a day by installer and time; a job is moved by mouse, by key or by its form, and a double booking is refused. */
export default function JobBoard({ onVisit }: { onVisit: (step: VisitStep, job: Job) => void }) {
  const say = useSay();
  const store = useAppStore();
  const today = useToday();
  const { params, write } = useQueryString();
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) && isRealDate(asked) ? asked : today;
  const installers = useAppSelector(selectInstallers);
  const toAssign = useAppSelector(selectToAssign);
  const booked = useAppSelector((state) => selectBooked(state, day));
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const moved = useRef<{ id: string; place: string }>(undefined);

  useEffect(() => {
    // A card that went to another place is another element there.
    const { id = '', place = '' } = moved.current ?? {};
    if (booked.get(place)?.id !== id) return;
    moved.current = undefined;
    document.getElementById(cardId({ id }))?.focus();
  }, [booked]);

  const nameOf = (row: number, column: number) => {
    const slot = SLOTS[column] ?? 'morning';
    const installer = installers[row];
    const other = installer && booked.get(placeKey(installer.id, slot));
    return `${installer?.name ?? ''}, ${TIME_SLOTS[slot]}: ${other ? `job ${other.number}` : 'free'}`;
  };
  const put = ({ id, number }: Job, installerId: string, slot: TimeSlot) => {
    const visit: Visit = { installerId, on: day, slot };
    const refusal = visitRefusal(store.getState(), id, visit);
    const name = store.getState().installers.entities[installerId]?.name ?? '';
    if (refusal) setSaid(refusal.reason);
    else if (say(jobAssigned(id, visit), `Job ${number} assigned to ${name}`)) {
      moved.current = { id, place: placeKey(installerId, slot) };
      setSaid(`Job ${number} is with ${name} on ${formatDate(day)}, ${TIME_SLOTS[slot]}.`);
    }
  };
  const drop = (job: Job, place: string) => {
    const column = SLOTS.findIndex((slot) => place.endsWith(` ${slot}`));
    const slot = SLOTS[column];
    if (slot) put(job, place.slice(0, -slot.length - 1), slot);
  };
  const pick = (job: Job) => {
    const row = within(
      installers.findIndex(({ id }) => id === job.visit?.installerId),
      installers.length,
    );
    const column = within(SLOTS.indexOf(job.visit?.slot ?? 'morning'), SLOTS.length);
    setHeld({ id: job.id, row, column });
    setSaid(`Job ${job.number} is picked up, over ${nameOf(row, column)}.`);
  };
  const key = (event: KeyboardEvent<HTMLElement>, job: Job) => {
    const step = ARROWS[event.key];
    const isGo = event.key === 'Enter' || event.key === ' ';
    const isOwn = held?.id === job.id;
    if (!isGo && !(isOwn && (step || event.key === 'Escape'))) return;
    event.preventDefault();
    if (!isOwn) return pick(job);
    if (step) {
      const [row, column] = [
        within(held.row + step[0], installers.length),
        within(held.column + step[1], SLOTS.length),
      ];
      setHeld({ id: job.id, row, column });
      setSaid(nameOf(row, column));
      return;
    }
    setHeld(undefined);
    const [installer, slot] = [installers[held.row], SLOTS[held.column]];
    if (isGo && installer && slot) put(job, installer.id, slot);
    else setSaid(`Job ${job.number} stays where it was.`);
  };

  // What the cards are given stays the same while the board changes around them.
  const now = useRef({ drop, key, onVisit });
  useEffect(() => {
    now.current = { drop, key, onVisit };
  });
  const [on] = useState((): CardHandlers => ({
    drag: (event, job) => dragged(event, (place) => now.current.drop(job, place)),
    key: (event, job) => now.current.key(event, job),
    move: (job) => now.current.onVisit('assign', job),
  }));

  return (
    <>
      <BoardDays day={day} show={(next) => write({ day: next === today ? undefined : next })} />
      <p id="board-help" className={styles.help}>
        Drag a job to an installer and a time; or press Enter on it, choose with the arrow keys, and press Enter again.
        Escape leaves it.
      </p>
      <p role="status" aria-live="polite" className={styles.said}>
        <LinkedReason text={said} />
      </p>
      <div className={styles.board}>
        <section className={styles.lane} aria-label="To assign">
          <h2>To assign ({formatCount(toAssign.length)})</h2>
          {toAssign.length === 0 && <p>No job waits for an installer.</p>}
          {toAssign.map((job) => (
            <JobCard key={job.id} job={job} isHeld={held?.id === job.id} on={on} />
          ))}
        </section>
        <div className={styles.places}>
          <table aria-label={`Visits on ${formatDate(day)}`}>
            <thead>
              <tr>
                <th scope="col">Installer</th>
                {SLOTS.map((slot) => (
                  <th key={slot} scope="col">
                    {TIME_SLOTS[slot]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {installers.map((installer, row) => (
                <Row
                  key={installer.id}
                  installer={installer}
                  jobs={SLOTS.map((slot) => booked.get(placeKey(installer.id, slot)))}
                  heldId={held?.id}
                  aimed={held?.row === row ? held.column : undefined}
                  on={on}
                />
              ))}
            </tbody>
          </table>
          {installers.length === 0 && <p>There is no installer yet: add one in the settings of the stock.</p>}
        </div>
      </div>
    </>
  );
}
