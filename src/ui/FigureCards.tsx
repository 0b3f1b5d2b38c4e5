import type { ReactNode } from 'react';
import { Facts } from './Facts';
import styles from './FigureCards.module.css';
import { TextLink } from './links';

export interface FigureCard {
  title: string;
  to: string;
  icon?: ReactNode;
  figures: readonly { label: string; value: ReactNode }[];
  /** A small picture of how a figure went, beside the title, where it moves nothing when it comes. */
  picture?: ReactNode;
  /** Whether this is what the screen shows. */
  current?: boolean;
}

export interface FigureCardsProps {
  cards: readonly FigureCard[];
  /** The rank of their titles in the page's outline. */
  heading?: 'h2' | 'h3';
  size?: 'small';
  /** For cards above a list: on a phone they stand in one line, which scrolls, so that its first row is in sight. */
  aboveList?: boolean;
}

/** Cards that lead somewhere, each with the live figures of what is there. */
export function FigureCards({ cards, heading: Heading = 'h2', size, aboveList }: FigureCardsProps) {
  return (
    <ul className={styles.cards} data-size={size} data-above-list={aboveList}>
      {cards.map(({ title, to, icon, figures, picture, current }) => (
        <li key={title} className={styles.card}>
          <Heading className={styles.title}>
            {icon && <span className={styles.icon}>{icon}</span>}
            <TextLink to={to} current={current}>
              {title}
            </TextLink>
          </Heading>
          <Facts facts={figures} />
          {picture && <div className={styles.picture}>{picture}</div>}
        </li>
      ))}
    </ul>
  );
}
