import { PlusOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { paths } from '@/paths';
import { clientOf, type Job } from '@/store/care/jobs/job';
import { vehiclesText } from '@/store/care/jobs/jobSubject';
import { selectJobNumbered, selectNewestJobs } from '@/store/care/jobs/jobsSlice';
import { useAppSelector } from '@/parts/hooks';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useOpenDetails } from '@/ui/openDetails';
import { useQueryString } from '@/ui/queryString';
import { useTicks } from '@/ui/useTicks';
import { useUrlChoice } from '@/ui/urlChoice';
import { WhenReady } from '@/parts/WhenReady';
import { useHeardAgain } from './HeardAgainBadge';
import { jobColumns } from './jobColumns';
import { JobTabs } from './JobTabs';
import { SelectedJobs } from './SelectedJobs';
import { useJobSteps } from './useJobSteps';
import { useVisitDialogs } from './useVisitDialogs';

const JobDialog = lazyWhenIdle(() => import('./JobDialog'));
const JobBoard = lazyWhenIdle(() => import('./JobBoard'));

const nameOf = (job: Job) => `job ${job.number} of ${clientOf(job)}`;
const alsoSearched = (job: Job) => `${job.request.companyName}\n${unspaced(vehiclesText(job))}`;

/** The jobs of customer care by their type, and what can be done with each. */
export default function ViewJobScreen() {
  const jobs = useAppSelector(selectNewestJobs);
  const [view] = useUrlChoice('view', ['list', 'board']);
  const details = useOpenDetails();
  const { write } = useQueryString();
  const opened = useAppSelector((state) => selectJobNumbered(state, details.id));
  const takeStep = useJobSteps();
  const { visit, dialogs } = useVisitDialogs();
  const heardAgain = useHeardAgain();
  const ticks = useTicks<Job>(nameOf);
  const on = { edit: ({ number }: Job) => details.open(number), send: takeStep, visit };
  const raise = (
    <LinkButton type="primary" icon={<Icon of={PlusOutlined} />} to={paths.care.requestJob}>
      Raise Request
    </LinkButton>
  );
  return (
    <Page
      title="View Job"
      actions={
        <>
          {view === 'board' ? (
            <LinkButton to={paths.care.viewJob}>List</LinkButton>
          ) : (
            <LinkButton to={paths.care.jobBoard()}>Board</LinkButton>
          )}
          {jobs.length > 0 && raise}
        </>
      }
    >
      <WhenReady loading="Loading jobs..." failed="Error loading jobs.">
        {view === 'board' ? (
          <Suspense>
            <JobBoard onVisit={visit} />
          </Suspense>
        ) : (
          <JobTabs jobs={jobs}>
            {(rows, type) => (
              <>
                <SelectedJobs
                  selected={rows.filter(({ id }) => ticks.chosen.has(id))}
                  onClear={() => ticks.onChange(new Set())}
                />
                <DataTable
                  label={`${type} jobs`}
                  rows={rows}
                  columns={jobColumns(type, on, heardAgain)}
                  alsoKept={['tab']}
                  alsoSearched={alsoSearched}
                  selection={ticks}
                  dense
                  searchHint="Client, vehicle, location or status"
                  begin={jobs.length === 0 && raise}
                  empty={`No ${type.toLowerCase()} jobs yet.`}
                />
              </>
            )}
          </JobTabs>
        )}
        {/* The dialog has no tabs of its own: closing it leaves the page's tab in the address. */}
        <Suspense>
          {opened && (
            <JobDialog
              key={opened.id}
              job={opened}
              onStep={takeStep}
              onVisit={visit}
              onClose={() => write({ details: undefined })}
            />
          )}
        </Suspense>
        {dialogs}
      </WhenReady>
    </Page>
  );
}
