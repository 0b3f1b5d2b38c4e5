import { JOB_TONES } from '@/parts/jobTones';
import { EditOutlined, SendOutlined } from '@ant-design/icons';
import { Space } from 'antd';
import { clientOf, type Job, type JobType, type JobEvent } from '@/store/care/jobs/job';
import { jobAdvanced } from '@/store/facts/jobs';
import { SENDING_REFUSED, sendingOf } from '@/store/care/jobs/jobSteps';
import { jobVehiclesColumn } from '@/parts/jobVehiclesColumn';
import type { HeardAgain } from '@/store/care/jobs/heardAgain';
import { Badge } from '@/ui/Badge';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { LimitedButton } from '@/ui/LimitedButton';
import { LongText } from '@/ui/LongText';
import { HeardAgainBadge } from './HeardAgainBadge';
import { visitStepsOf, type VisitStep } from './visitSteps';
import { timeText, visitDays } from './jobFacts';

const { action, longText, party, pinned, badge, shown, describing, text } = columnsOf<Job>();

const nameOf = (job: Job) => `job ${job.number} of ${clientOf(job)}`;

interface SendButtonProps {
  job: Job;
  onSend: (job: Job, event: JobEvent) => void;
}

/** Takes the one sending step that the machine allows a job, or says why there is none. */
function SendButton({ job, onSend }: SendButtonProps) {
  const event = sendingOf(job);
  return (
    <LimitedButton
      does={jobAdvanced}
      size="small"
      icon={<Icon of={SendOutlined} />}
      aria-label={`Send ${nameOf(job)}`}
      title={event ? `Send ${nameOf(job)}` : SENDING_REFUSED[job.status]}
      disabled={!event}
      onClick={() => event && onSend(job, event)}
    />
  );
}

/** When the client may be visited: a service request says two days, and any other, under the tab Service too, times of a day. */
const timeColumn = (type: JobType): Column<Job> =>
  type === 'Service'
    ? describing(
        shown(
          'date',
          'time',
          'Time',
          (job) => visitDays(job).from,
          (job) => <LongText>{timeText(job)}</LongText>,
        ),
        { key: 'to-time', title: 'To Time', kind: 'date', value: (job) => visitDays(job).to },
        {
          key: 'time-slots',
          title: 'Time Slots',
          kind: 'text',
          value: (job) => (job.request.kind === 'service' ? undefined : timeText(job)),
          filtered: false,
        },
      )
    : longText('time', 'Time', timeText);

interface JobSteps {
  edit: (job: Job) => void;
  send: (job: Job, event: JobEvent) => void;
  visit: (step: VisitStep, job: Job) => void;
}

/** The one step of its visit that a job waits for. */
function VisitButton({ job, onVisit }: { job: Job; onVisit: JobSteps['visit'] }) {
  const next = visitStepsOf(job).at(-1);
  if (!next) return undefined;
  const name = next.named(nameOf(job));
  return (
    <LimitedButton
      does={next.does}
      size="small"
      icon={<Icon of={next.icon} />}
      aria-label={name}
      title={name}
      onClick={() => onVisit(next.step, job)}
    />
  );
}

/** The columns of the jobs of a type, with what is heard again of each, then what can be done with one. */
export const jobColumns = (type: JobType, on: JobSteps, heardAgain: (job: Job) => readonly HeardAgain[]) => [
  party('client', 'Client', clientOf),
  jobVehiclesColumn,
  longText('location', 'Location', ({ request }) => request.location),
  text('device', 'Device', ({ request }) => request.deviceModel),
  timeColumn(type),
  describing(
    {
      ...badge('status', 'Status', ({ status }) => status, JOB_TONES),
      cell: (job: Job) => (
        <>
          <Badge tone={JOB_TONES[job.status]}>{job.status}</Badge> <HeardAgainBadge heard={heardAgain(job)} />
        </>
      ),
    },
    {
      key: 'heard-again',
      title: 'Heard Again',
      kind: 'date',
      value: (job) => heardAgain(job)[0]?.at.slice(0, 10),
    },
  ),
  {
    ...action('edit', 'Edit', <Icon of={EditOutlined} />, (job) => `Edit ${nameOf(job)}`, on.edit),
    pinned: true,
  },
  pinned('send', 'Send', (job) => (
    <Space.Compact>
      <SendButton job={job} onSend={on.send} />
      <VisitButton job={job} onVisit={on.visit} />
    </Space.Compact>
  )),
];
