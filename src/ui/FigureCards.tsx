import type { ReactNode } from 'react';
import { Facts } from './Facts';
import styles from './FigureCards.module.css';
import { TextLink } from './links';

export interface FigureCard {
  title: string;
  to: string;
  icon?: ReactNode;
  figures: readonly { label: string; value: ReactNode }[];
  note?: string;
}

/** Cards that lead somewhere, each with the live figures of what is there. */
export function FigureCards({ cards }: { cards: readonly FigureCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, to, icon, figures, note }) => (
        <li key={title} className={styles.card}>
          <h2 className={styles.title}>
            <span className={styles.icon}>{icon}</span>
            <TextLink to={to}>{title}</TextLink>
          </h2>
          {figures.length > 0 && <Facts facts={figures} />}
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
