import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { paths } from '@/paths';
import { selectNoticed, todayNoticed } from '@/store/browser/seenSlice';
import { newIn, noticedIn, selectPersonMark } from '@/store/business/today/newToday';
import { selectTodayList } from '@/store/business/today/today';
import { TextLink } from '@/ui/links';
import { TodayItemLine } from './TodayItemLine';
import styles from './TodayList.module.css';

/** So many lines leave Activity in sight; the others are on Home. */
const SHOWN = 4;

/** What is new in today's list since somebody looked here last; it counts as seen as long as this is open. */
export function NewToday() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const isReady = useAppSelector((state) => selectJournal(state).status === 'ready');
  const list = useAppSelector((state) => selectTodayList(state, today));
  const by = useAppSelector(selectPersonMark);
  const noticed = useAppSelector((state) => selectNoticed(state, by));
  // What was new when it opened, and what comes meanwhile, stays in sight until it closes.
  const [before] = useState(noticed);
  useEffect(() => {
    if (isReady) dispatch(todayNoticed({ by, ...noticedIn(list) }));
  }, [dispatch, isReady, by, list]);
  const items = newIn(list.parts, before);
  return (
    <section className={styles.kind} aria-label="New in Today">
      <h3 className={styles.title}>{items.length === 0 ? 'New in Today' : `New in Today (${items.length})`}</h3>
      {items.length === 0 && <p className={styles.none}>Nothing new to do.</p>}
      <ul className={styles.items}>
        {items.slice(0, SHOWN).map((item) => (
          <TodayItemLine key={item.id} item={item} today={today} />
        ))}
      </ul>
      {items.length > SHOWN && <TextLink to={paths.home}>Show all in Today</TextLink>}
    </section>
  );
}
