import { Button } from 'antd';
import { formatCount, formatDate } from '@/format';
import { DeviceLink } from '@/parts/DeviceLink';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { WhenReady } from '@/parts/WhenReady';
import { selectBag, type BaggedDevice } from '@/store/stock/onHand/bag';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Installer } from '@/store/places/installers/installer';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { selectJobsWith } from '@/store/care/scheduling/board';
import { clientOf, jobType, TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { jobClosed } from '@/store/facts/jobs';
import { installerChosen, selectInstallerHere } from '@/store/browser/looksSlice';
import { simNumberOf } from '@/store/stock/sims/sim';
import { Badge } from '@/ui/Badge';
import { LimitedButton } from '@/ui/LimitedButton';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { Section } from '@/ui/Section';
import styles from './InstallerDay.module.css';
import { vehiclesText } from './jobFacts';
import { useVisitDialogs } from './useVisitDialogs';

interface JobItemProps {
  job: Job;
  today: string;
  onClose: (job: Job) => void;
}

/** A job as its installer needs it: when, where, whom to call, and the way to close it. */
function JobItem({ job, today, onClose }: JobItemProps) {
  const { request, visit } = job;
  const isLate = visit !== undefined && visit.on < today;
  return (
    <li className={styles.job}>
      <div className={styles.when}>
        {visit && `${formatDate(visit.on)}, ${TIME_SLOTS[visit.slot]}`} {isLate && <Badge tone="red">Late</Badge>}
      </div>
      <strong>{clientOf(job)}</strong>
      <div>{request.companyName}</div>
      <div>
        {jobType(job)}: {vehiclesText(job)}
      </div>
      <div>{request.location}</div>
      <a className={styles.call} href={`tel:${request.contactNo}`}>
        Call {request.contactNo}
      </a>
      <LimitedButton
        does={jobClosed}
        type="primary"
        size="large"
        block
        aria-label={`Close job ${job.number} of ${clientOf(job)}`}
        onClick={() => onClose(job)}
      >
        Close Job {job.number}
      </LimitedButton>
    </li>
  );
}

interface JobListProps extends Pick<JobItemProps, 'today' | 'onClose'> {
  title: string;
  jobs: readonly Job[];
  empty: string;
}

const JobList = ({ title, jobs, empty, ...item }: JobListProps) => (
  <Section title={`${title} (${formatCount(jobs.length)})`}>
    {jobs.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <ul className={styles.jobs} aria-label={title}>
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} {...item} />
        ))}
      </ul>
    )}
  </Section>
);

const BagDevice = ({ device: { id, productName, sim, since, isOverdue } }: { device: BaggedDevice }) => (
  <li>
    <DeviceLink imei={id} /> {productName}
    {sim ? `, SIM ${sim}` : ', no SIM'} <span className={styles.when}>since {formatDate(since)}</span>{' '}
    {isOverdue && <Badge tone="red">Overdue</Badge>}
  </li>
);

/** What the installer carries. */
function BagPart({ installer: { id }, today }: { installer: Installer; today: string }) {
  const { held, sims, goods } = useAppSelector((state) => selectBag(state, id, today));
  const overdue = held.filter(({ isOverdue }) => isOverdue).length;
  const devices = held.length === 1 ? '1 device' : `${formatCount(held.length)} devices`;
  const counts = `${devices}, ${sims.length === 1 ? '1 SIM' : `${formatCount(sims.length)} SIMs`}${overdue > 0 ? `, ${formatCount(overdue)} overdue` : ''}`;
  return (
    <Section title="Bag">
      <p>{counts}</p>
      <ul className={styles.bag} aria-label="Devices in the bag">
        {held.map((device) => (
          <BagDevice key={device.id} device={device} />
        ))}
      </ul>
      <ul className={styles.bag} aria-label="SIMs in the bag">
        {sims.map((sim) => (
          <li key={sim.id}>
            SIM {simNumberOf(sim)}, {sim.status}
          </li>
        ))}
      </ul>
      <ul className={styles.bag} aria-label="Goods in the bag">
        {goods.map(({ id: bin, productName, qty }) => (
          <li key={bin}>
            {formatCount(qty)} × {productName}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The jobs and the bag of an installer. */
function Day({ installer }: { installer: Installer }) {
  const today = useToday();
  const jobs = useAppSelector((state) => selectJobsWith(state, installer.id));
  const { visit, dialogs } = useVisitDialogs();
  const item = { today, onClose: (job: Job) => visit('close', job) };
  return (
    <>
      <JobList
        title="Today"
        jobs={jobs.filter(({ visit: own }) => own?.on === today)}
        empty="No job is for today."
        {...item}
      />
      <JobList
        title="Open"
        jobs={jobs.filter(({ visit: own }) => own?.on !== today)}
        empty="No other job is open."
        {...item}
      />
      <BagPart installer={installer} today={today} />
      {dialogs}
    </>
  );
}

interface WhoProps {
  installers: readonly Installer[];
  /** A name in the address that no installer has. */
  unknown: string;
  onChoose: (installer: Installer) => void;
}

/** Asks whose day it is. */
const Who = ({ installers, unknown, onChoose }: WhoProps) => (
  <Section title="Who are you?">
    {unknown !== '' && <p role="alert">No installer is called {unknown}: choose again.</p>}
    {installers.length === 0 && <p>There is no installer yet: add one in the settings of the stock.</p>}
    <ul className={styles.names} aria-label="Installers">
      {installers.map((installer) => (
        <li key={installer.id}>
          <Button size="large" block onClick={() => onChoose(installer)}>
            {installer.name}
          </Button>
        </li>
      ))}
    </ul>
  </Section>
);

/** An installer's day on his phone: his jobs, his bag, and the way to close a job; who he is, this browser remembers. */
export default function InstallerDayScreen() {
  const dispatch = useAppDispatch();
  const { params, write } = useQueryString();
  const installers = useAppSelector(selectInstallers);
  const here = useAppSelector(selectInstallerHere);
  const named = params.get('name') ?? '';
  const installer = installers.find(({ id, name }) =>
    named === '' ? id === here : comparedName(name) === comparedName(named),
  );
  const choose = ({ id, name }: Installer) => {
    dispatch(installerChosen(id));
    write({ name });
  };
  const chooseAgain = () => {
    dispatch(installerChosen(undefined));
    write({ name: undefined });
  };
  return (
    <Page
      title={installer ? `Day of ${installer.name}` : 'Installer’s Day'}
      actions={
        installer && (
          <Button size="large" onClick={chooseAgain}>
            Somebody Else
          </Button>
        )
      }
    >
      <WhenReady loading="Loading jobs..." failed="Error loading jobs.">
        {installer ? (
          <Day key={installer.id} installer={installer} />
        ) : (
          <Who installers={installers} unknown={named} onChoose={choose} />
        )}
      </WhenReady>
    </Page>
  );
}
