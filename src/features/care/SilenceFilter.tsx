import { Button } from 'antd';
import { formatCount } from '@/format';
import { SILENCE_WORDS, SILENCES, type Silence } from '@/store/vehicles/vehicles/notWorking';
import styles from './VehicleFilters.module.css';

export interface SilenceFilterProps {
  chosen: Silence | undefined;
  counts: Readonly<Record<Silence, number>>;
  onChoose: (silence: Silence | undefined) => void;
}

/** For how long vehicles may be silent, each with how many are; what is chosen is taken back by another click. */
export function SilenceFilter({ chosen, counts, onChoose }: SilenceFilterProps) {
  return (
    <div role="group" aria-label="Silent for" className={styles.services}>
      {SILENCE_WORDS.map((word) => (
        <Button
          key={word}
          aria-pressed={word === chosen}
          {...(word === chosen && { color: 'primary', variant: 'filled' })}
          onClick={() => onChoose(word === chosen ? undefined : word)}
        >
          {SILENCES[word].label} ({formatCount(counts[word])})
        </Button>
      ))}
    </div>
  );
}
