import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import { clientOf, jobType, type Job } from '@/store/care/jobs/job';
import { platesLeft } from '@/store/care/scheduling/route';
import { dateIn, JOB_TYPE_WORDS, SLOT_WORDS } from '@/store/care/jobs/visitWords';
import { selectInstaller } from '@/store/places/installers/installersSlice';
import { Badge } from '@/ui/Badge';
import { Contacts } from './Contacts';
import { HeardAgain } from './HeardAgain';
import { STOP_WORDS } from './dayWords';
import styles from './Day.module.css';

export interface StopFactsProps {
  job: Job;
  /** Which stop of the way it is, from 1. */
  place?: number;
}

/** What is to be done, and how many vehicles it is where the request is no service of one. */
function useWork(job: Job): string {
  const words = useWords(STOP_WORDS);
  const language = useAppSelector(selectLanguage);
  const work = JOB_TYPE_WORDS[jobType(job)][language];
  const { request } = job;
  return request.kind === 'service'
    ? work
    : `${work}, ${formatCount(request.noOfInstallation)} × ${words[request.vehicleType]}`;
}

/** When an installer goes where, for what, and the ways to the client. */
export function StopFacts({ job, place }: StopFactsProps) {
  const words = useWords(STOP_WORDS);
  const language = useAppSelector(selectLanguage);
  const today = useToday();
  const work = useWork(job);
  const vehicles = useAppSelector((state) => state.vehicles);
  const plates = platesLeft({ vehicles }, job);
  const { request, visit } = job;
  const installer = useAppSelector((state) => selectInstaller(state, visit?.installerId ?? ''));
  return (
    <>
      {visit && (
        <div className={styles.when}>
          {place !== undefined && <span className={styles.place}>{place}</span>}
          <span>
            {visit.on !== today && `${dateIn(language, visit.on)}, `}
            {SLOT_WORDS[visit.slot][language]}
          </span>
          {visit.on < today && <Badge tone="red">{words.isLate}</Badge>}
        </div>
      )}
      <strong>{clientOf(job)}</strong>
      <div>{request.companyName}</div>
      <div>{work}</div>
      {plates.length > 0 && (
        <ul className={styles.plates} aria-label={words.plates}>
          {plates.map((plate) => (
            <li key={plate}>{plate}</li>
          ))}
        </ul>
      )}
      <HeardAgain of={job.id} />
      <div>{request.location}</div>
      <Contacts job={job} plates={plates} work={work} installer={installer?.name ?? ''} />
    </>
  );
}
