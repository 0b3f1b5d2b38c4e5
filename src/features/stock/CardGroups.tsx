import { useId, type CSSProperties } from 'react';
import { FigureCards, type FigureCard } from '@/ui/FigureCards';
import styles from './CardGroups.module.css';

interface CardGroup {
  title: string;
  cards: readonly FigureCard[];
}

function Group({ title, cards }: CardGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ '--cards': cards.length } as CSSProperties}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <FigureCards heading="h3" cards={cards} />
    </section>
  );
}

/** Titled groups of cards, each as wide as it has cards. */
export const CardGroups = ({ groups }: { groups: readonly CardGroup[] }) => (
  <div className={styles.groups}>
    {groups.map((group) => (
      <Group key={group.title} {...group} />
    ))}
  </div>
);
