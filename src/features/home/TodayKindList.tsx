import { Button } from 'antd';
import { useState } from 'react';
import type { TodayPart } from '@/store/business/today/today';
import { TodayItemLine } from './TodayItemLine';
import styles from './TodayList.module.css';

/** So many items of a kind are shown at first. */
const SHOWN = 2;

/** What there is to do of one kind: those that wait longest at first, and all that is asked for. */
export function TodayKindList({ part: { title, items }, today }: { part: TodayPart; today: string }) {
  const [all, setAll] = useState(false);
  const change = all ? 'Show fewer' : 'Show all';
  return (
    <section className={styles.kind} aria-label={title}>
      <h3 className={styles.title}>
        {title} ({items.length})
      </h3>
      <ul className={styles.items}>
        {(all ? items : items.slice(0, SHOWN)).map((item) => (
          <TodayItemLine key={item.id} item={item} today={today} />
        ))}
      </ul>
      {items.length > SHOWN && (
        <Button type="link" size="small" aria-label={`${change}: ${title}`} onClick={() => setAll(!all)}>
          {change}
        </Button>
      )}
    </section>
  );
}
