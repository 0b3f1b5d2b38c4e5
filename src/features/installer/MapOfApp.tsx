import { Select } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useWords } from '@/parts/useWords';
import { mapChosen, MAPS, selectMap } from '@/store/browser/looksSlice';
import { Section } from '@/ui/Section';
import styles from './Day.module.css';
import { DAY_WORDS } from './dayWords';

/** On which map the app looks for places. */
export function MapOfApp() {
  const dispatch = useAppDispatch();
  const words = useWords(DAY_WORDS);
  return (
    <Section title={words.map}>
      <Select
        aria-label={words.map}
        className={styles.choice ?? ''}
        value={useAppSelector(selectMap)}
        options={MAPS.map((map) => ({ value: map, label: map }))}
        onChange={(map) => dispatch(mapChosen(map))}
      />
    </Section>
  );
}
