import styles from './PairBars.module.css';

/** Two amounts of one month, or of whatever stands side by side. */
interface Pair {
  /** Unique, and read beside the amounts. */
  name: string;
  /** What stands under it. */
  short: string;
  amounts: readonly [first: number, second: number];
}

interface PairBarsProps {
  label: string;
  /** What the first and the second bar of each pair are. */
  titles: readonly [first: string, second: string];
  pairs: readonly Pair[];
  textOf: (amount: number) => string;
}

/** Pairs of bars side by side, the same height for the same amount; whoever does not see them is told each amount. */
export function PairBars({ label, titles, pairs, textOf }: PairBarsProps) {
  const most = Math.max(...pairs.flatMap(({ amounts }) => amounts));
  if (most <= 0) return null;
  const told = ({ name, amounts }: Pair) =>
    [name, ...titles.map((title, place) => `${title} ${textOf(amounts[place] ?? 0)}`)].join(', ');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {titles.map((title, place) => (
          <span key={title}>
            <span data-bar={place} className={styles.mark} aria-hidden />
            {title}
          </span>
        ))}
      </figcaption>
      <div className={styles.pairs} role="img" aria-label={`${label}: ${pairs.map(told).join('; ')}`}>
        {pairs.map((pair) => (
          <div key={pair.name} className={styles.pair} title={told(pair)}>
            <div className={styles.bars}>
              {titles.map((title, place) => (
                <span
                  key={title}
                  data-bar={place}
                  style={{ height: `${((pair.amounts[place] ?? 0) / most) * 100}%` }}
                />
              ))}
            </div>
            <span className={styles.short}>{pair.short}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
