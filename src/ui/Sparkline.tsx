import styles from './Sparkline.module.css';

const WIDTH = 72;
const HEIGHT = 20;

/** Where the amounts stand in the picture, from its left to its right, each as high as it is among them. */
export function sparkPoints(amounts: readonly number[]): string {
  const [least, most] = [Math.min(...amounts, 0), Math.max(...amounts)];
  const step = WIDTH / Math.max(1, amounts.length - 1);
  return amounts
    .map((amount, place) => {
      const height = most === least ? 0 : (amount - least) / (most - least);
      return `${Math.round(place * step)},${Math.round(HEIGHT - height * HEIGHT)}`;
    })
    .join(' ');
}

/** How an amount went, as a small line beside its figure; `label` says it in words. */
export const Sparkline = ({ label, amounts }: { label: string; amounts: readonly number[] }) => (
  <svg className={styles.line} role="img" aria-label={label} viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}>
    <polyline points={sparkPoints(amounts)} />
  </svg>
);
