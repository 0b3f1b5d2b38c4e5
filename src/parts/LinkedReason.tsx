import { Fragment } from 'react';
import { paths } from '@/paths';
import { rowOfTable } from '@/store/kit/table';
import type { RootState } from '@/store/business/store';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import { jobType } from '@/store/care/jobs/job';
import { selectJobNumbered } from '@/store/care/jobs/jobsSlice';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { simNamed } from '@/store/stock/sims/simNamed';
import { selectBearers } from '@/store/vehicles/vehicles/bearers';
import { OpenLink } from '@/ui/links';
import { useAppSelector } from './hooks';
import styles from './LinkedReason.module.css';

/** Where each kind of record is that a reason can name; undefined of one that is not there. */
const PLACES = {
  imei: ({ devices }: RootState, imei: string) => (rowOfTable(devices, imei) ? paths.stocks.deviceOf(imei) : undefined),
  sim(state: RootState, number: string) {
    const sim = simNamed(state, number);
    return sim && RECORD_PLACES.sims(sim);
  },
  job(state: RootState, number: string) {
    const job = selectJobNumbered(state, number);
    return job && paths.care.viewJobOf(jobType(job), job.number);
  },
  challan: (_state: RootState, number: string) => paths.stocks.challanOf(Number(number)),
  plate: (state: RootState, plate: string) =>
    selectBearers(state).has(plateKey(plate)) ? paths.care.vehicleOf(plate) : undefined,
};

type Kind = keyof typeof PLACES;

/** A plate of another form than most, such as one of Delhi, stands as it was typed: only a known one leads anywhere. */
const NAMED =
  /(?<!\d)(?<imei>\d{15})(?!\d)|\bSIM (?<sim>\d{10,20})\b|(?:\b[jJ]ob|काम) (?<job>\d+)\b|(?:\b[cC]hallan|चालान) (?<challan>\d+)\b|\b(?<plate>[A-Z]{2}[ .-]?\d{1,2}[ .-]?(?:[A-Z][ .-]?){0,3}\d{1,4}|\d{2} BH \d{4} [A-Z]{2})\b/g;

/** A record as a text names it, which leads to it. */
function Named({ kind, name, text }: { kind: Kind; name: string; text: string }) {
  const to = useAppSelector((state) => PLACES[kind](state, name));
  return <OpenLink to={to}>{text}</OpenLink>;
}

/** A reason in which each device, SIM, job, challan and vehicle that it names leads to that. */
export default function LinkedReason({ text }: { text: string }) {
  const found = [...text.matchAll(NAMED)];
  return (
    <span className={styles.reason}>
      {found.map(({ 0: whole, index, groups }, place) => {
        const before = found[place - 1];
        const [kind, name] =
          Object.entries<string | undefined>(groups ?? {}).find(([, group]) => group !== undefined) ?? [];
        return (
          <Fragment key={index}>
            {text.slice(before ? before.index + before[0].length : 0, index)}
            {kind !== undefined && name !== undefined && <Named kind={kind as Kind} name={name} text={whole} />}
          </Fragment>
        );
      })}
      {text.slice((found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0))}
    </span>
  );
}
