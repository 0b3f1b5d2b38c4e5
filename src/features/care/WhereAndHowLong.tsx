import { Select } from 'antd';
import { formatCount } from '@/format';
import { SILENCE_WORDS, SILENCES, type Silence } from '@/store/vehicles/vehicles/notWorking';
import type { useVehicleFilter } from './useVehicleFilter';
import styles from './VehicleFilters.module.css';

export interface WhereAndHowLongProps {
  filter: ReturnType<typeof useVehicleFilter>;
  /** How many vehicles of the client and the service are silent for how long. */
  counts: Readonly<Record<Silence, number>>;
  /** How many of them there are in each town, the most first. */
  towns: readonly { town: string; count: number }[];
}

const ANY = { value: '', label: 'Any' };

const option = <Word extends string>(value: Word, label: string, count: number) => ({
  value,
  label: `${label} (${formatCount(count)})`,
});

/** For how long vehicles are silent, and in which town, each with how many there are. */
export function WhereAndHowLong({ filter, counts, towns }: WhereAndHowLongProps) {
  const silences = SILENCE_WORDS.map((word) => option(word, SILENCES[word].label, counts[word]));
  return (
    <div className={styles.choices}>
      <Select
        aria-label="Silent for"
        prefix="Silent:"
        className={styles.choice ?? ''}
        value={filter.silence ?? ''}
        options={[ANY, ...silences]}
        onChange={(word) => filter.setSilence(SILENCE_WORDS.find((known) => known === word))}
      />
      <Select
        aria-label="Town"
        prefix="Town:"
        className={styles.choice ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        // Who opens the list and goes on with Tab has chosen nothing.
        defaultActiveFirstOption={false}
        value={filter.town}
        options={[ANY, ...towns.map(({ town, count }) => option(town, town, count))]}
        onChange={(town) => filter.setTown(town)}
      />
    </div>
  );
}
