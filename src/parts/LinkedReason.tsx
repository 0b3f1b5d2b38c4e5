import { Fragment } from 'react';
import { paths } from '@/paths';
import { jobType } from '@/store/care/jobs/job';
import { selectJobNumbered } from '@/store/care/jobs/jobsSlice';
import { OpenLink } from '@/ui/links';
import { DeviceLink } from './DeviceLink';
import { useAppSelector } from './hooks';
import styles from './LinkedReason.module.css';

/** A job as a text names it, which leads to its dialog. */
function JobLink({ number, text }: { number: string; text: string }) {
  const job = useAppSelector((state) => selectJobNumbered(state, number));
  return <OpenLink to={job && paths.care.viewJobOf(jobType(job), job.number)}>{text}</OpenLink>;
}

const NAMED =
  /(?<!\d)(\d{15})(?!\d)|\b[jJ]ob (\d+)\b|\b([A-Z]{2} \d{2}(?: [A-Z]{1,3})? \d{1,4}|\d{2} BH \d{4} [A-Z]{2})\b/g;

/** A reason in which each job, each IMEI and each vehicle that it names leads to that. */
export function LinkedReason({ text }: { text: string }) {
  const found = [...text.matchAll(NAMED)];
  return (
    <span className={styles.reason}>
      {found.map((match, place) => {
        const [whole, imei, job, plate = ''] = match;
        const before = found[place - 1];
        const from = before ? before.index + before[0].length : 0;
        return (
          <Fragment key={match.index}>
            {text.slice(from, match.index)}
            {imei === undefined ? (
              job === undefined ? (
                <OpenLink to={paths.care.vehicleOf(plate)}>{plate}</OpenLink>
              ) : (
                <JobLink number={job} text={whole} />
              )
            ) : (
              <DeviceLink imei={imei} />
            )}
          </Fragment>
        );
      })}
      {text.slice((found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0))}
    </span>
  );
}
