import { DndContext, DragOverlay, useDndContext, type Announcements } from '@dnd-kit/core';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { LinkedText } from '@/ui/linkedText';
import { useToday } from '@/parts/useToday';
import type { Job } from '@/store/care/jobs/job';
import { selectJob } from '@/store/care/jobs/jobsSlice';
import { selectToAssign } from '@/store/care/scheduling/board';
import { useDayWord } from '@/parts/useDayWord';
import { BoardDays } from './BoardDays';
import { BoardPlaces } from './BoardPlaces';
import { placeUnderCard, useBoardSensors } from './boardSensors';
import styles from './JobBoard.module.css';
import { JobCard, JobSummary } from './JobCard';
import { useBoardMoves } from './useBoardMoves';
import type { VisitStep } from './visitSteps';

const HELP =
  'Drag a job to an installer and a time, with a finger after it rested on the job for a moment; or press Enter on it, ' +
  'choose with the arrow keys, and press Enter again. Escape leaves it.';

const silent = () => undefined;
/** The status line of the board is announced, which everybody sees as well, so that nothing is heard twice. */
const ANNOUNCEMENTS: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
const ACCESSIBILITY = { announcements: ANNOUNCEMENTS, screenReaderInstructions: { draggable: HELP } };

/** The jobs that wait for an installer. */
function BoardLane({ onMove }: { onMove: (job: Job) => void }) {
  const toAssign = useAppSelector(selectToAssign);
  return (
    <section className={styles.lane} aria-label="To assign">
      <h2>To assign ({formatCount(toAssign.length)})</h2>
      {toAssign.length === 0 && <p>No job waits for an installer.</p>}
      {toAssign.map((job) => (
        <JobCard key={job.id} job={job} onMove={onMove} />
      ))}
    </section>
  );
}

/** The job that is being moved, where the pointer or the arrow keys have brought it. */
function MovedJob() {
  const { active } = useDndContext();
  const job = useAppSelector((state) => (active ? selectJob(state, String(active.id)) : undefined));
  return (
    <DragOverlay dropAnimation={null}>
      {job && (
        <div className={styles.moved} aria-hidden>
          <JobSummary job={job} />
        </div>
      )}
    </DragOverlay>
  );
}

/** The visits of a day by installer and time; a job is moved by mouse, finger, key or form, and a double booking is refused. */
export default function JobBoard({ onVisit }: { onVisit: (step: VisitStep, job: Job) => void }) {
  const [day, setDay] = useDayWord('day', useToday());
  const sensors = useBoardSensors();
  const { description, on } = useBoardMoves(day);
  const move = (job: Job) => onVisit('assign', job);
  return (
    <>
      <BoardDays day={day} show={setDay} />
      <p className={styles.help}>{HELP}</p>
      <p role="status" aria-live="polite" className={styles.said}>
        <LinkedText text={description} />
      </p>
      <DndContext sensors={sensors} collisionDetection={placeUnderCard} accessibility={ACCESSIBILITY} {...on}>
        <div className={styles.board}>
          <BoardLane onMove={move} />
          <BoardPlaces day={day} onMove={move} />
        </div>
        <MovedJob />
      </DndContext>
    </>
  );
}
