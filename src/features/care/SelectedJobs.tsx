import type { Job } from '@/store/care/jobs/job';
import { SelectionBar } from '@/ui/SelectionBar';
import { VisitNotices } from './VisitNotices';

/** What is done with all ticked jobs at once, while there are some: their clients are told. */
export const SelectedJobs = ({ selected, onClear }: { selected: readonly Job[]; onClear: () => void }) => (
  <SelectionBar label="Selected jobs" count={selected.length} onClear={onClear}>
    <VisitNotices jobs={selected} ticked />
  </SelectionBar>
);
