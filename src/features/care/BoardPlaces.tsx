import { useDroppable } from '@dnd-kit/core';
import { formatDate } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import type { Installer } from '@/store/places/installers/installer';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { placeKey, selectBooked, SLOTS } from '@/store/care/scheduling/board';
import { OpenLink } from '@/ui/links';
import { JobCard } from './JobCard';
import { NoInstallers } from './NoInstallers';
import styles from './JobBoard.module.css';

interface PlaceProps {
  place: string;
  /** What the time is called, where the table has no heading for it. */
  time: string;
  job: Job | undefined;
  onMove: (job: Job) => void;
}

/** One time of one installer, with its job. */
function Place({ place, time, job, onMove }: PlaceProps) {
  const { isOver, setNodeRef } = useDroppable({ id: place });
  return (
    <td ref={setNodeRef} data-time={time} data-aimed={isOver || undefined}>
      {job ? <JobCard job={job} onMove={onMove} /> : <span className={styles.free}>free</span>}
    </td>
  );
}

interface RowProps {
  installer: Installer;
  booked: ReadonlyMap<string, Job>;
  onMove: (job: Job) => void;
}

/** The day of one installer. */
function BoardRow({ installer: { id, name }, booked, onMove }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <OpenLink to={paths.installerOf(name)}>{name}</OpenLink>
      </th>
      {SLOTS.map((slot) => {
        const place = placeKey(id, slot);
        return <Place key={slot} place={place} time={TIME_SLOTS[slot]} job={booked.get(place)} onMove={onMove} />;
      })}
    </tr>
  );
}

/** The visits of a day by installer and time. */
export function BoardPlaces({ day, onMove }: { day: string; onMove: (job: Job) => void }) {
  const installers = useAppSelector(selectInstallers);
  const booked = useAppSelector((state) => selectBooked(state, day));
  return (
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
          {installers.map((installer) => (
            <BoardRow key={installer.id} installer={installer} booked={booked} onMove={onMove} />
          ))}
        </tbody>
      </table>
      {installers.length === 0 && <NoInstallers />}
    </div>
  );
}
