import { Button } from 'antd';
import { formatCount } from '@/format';
import styles from './VehicleFilters.module.css';

export interface TownFilterProps {
  /** Empty for all towns. */
  chosen: string;
  /** How many vehicles there are in each town, the most first. */
  counts: readonly { town: string; count: number }[];
  onChoose: (town: string) => void;
}

/** All others are found by the filter of the list. */
const SHOWN = 6;

/** Where most silent vehicles are, each town with how many; what is chosen is taken back by another click. */
export function TownFilter({ chosen, counts, onChoose }: TownFilterProps) {
  const shown = counts.filter(({ town }, place) => place < SHOWN || town === chosen);
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-label="Town" className={styles.services}>
      {shown.map(({ town, count }) => (
        <Button
          key={town}
          aria-pressed={town === chosen}
          {...(town === chosen && { color: 'primary', variant: 'filled' })}
          onClick={() => onChoose(town === chosen ? '' : town)}
        >
          {town} ({formatCount(count)})
        </Button>
      ))}
    </div>
  );
}
