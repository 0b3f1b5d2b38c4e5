import type { Job } from '@/store/care/jobs/job';
import { SelectionBar } from '@/ui/SelectionBar';
import { VisitNotices } from './VisitNotices';

/** What is done with all ticked jobs at once, while there are some: their clients are told. */
export const SelectedJobs = ({ selected }: { selected: readonly Job[] }) => (
  <SelectionBar label="Selected jobs" open={selected.length > 0}>
    <VisitNotices jobs={selected} ticked />
  </SelectionBar>
);
