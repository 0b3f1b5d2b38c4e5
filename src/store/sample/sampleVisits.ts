import type { JobStatus } from '@/machines/job';
import type { Job, Visit } from '@/store/care/jobs/job';
import type { KeptOutcome } from '@/store/care/jobs/outcome';
import type { Equipped } from './equipped';
import { sampleInstallers } from './sampleInstallers';

/** Who the sample's installers are that go to a job, by its status. */
const GOES = { Done: 'Imran Shaikh', 'With Installer': 'Rakesh Yadav' } as const;

/** The visit of a job that got so far, and what it came to: the mended vehicle was seen to on that day, the others' turn is today. */
export function visited(
  status: JobStatus,
  today: string,
  mark: string,
  { vehicle }: Equipped,
): Pick<Job, 'visit' | 'outcomes'> {
  if (status !== 'Done' && status !== 'With Installer') return {};
  const installerId = sampleInstallers(mark).find(({ name }) => name === GOES[status])?.id;
  if (installerId === undefined) throw new Error(`The sample has no installer ${GOES[status]}`);
  const visit: Visit = { installerId, on: today, slot: 'morning' };
  if (status === 'With Installer') return { visit };
  const on = vehicle.serviced?.on ?? today;
  const { id: vehicleId, vehicleNo } = vehicle;
  const mended: KeptOutcome = {
    workDone: 'Repaired',
    vehicleId,
    vehicleNo,
    fault: 'Wiring',
    remark: 'Earth wire was loose.',
    on,
    installerId,
  };
  return { visit: { ...visit, on }, outcomes: [mended] };
}
