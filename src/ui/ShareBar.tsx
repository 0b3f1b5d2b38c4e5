import styles from './ShareBar.module.css';

/** A part of a whole: how much it is, and how that is read. */
interface Share {
  label: string;
  amount: number;
  text: string;
}

/** A whole as one bar of its parts, from what is least to what is most urgent, with what each part is; none of nothing. */
export function ShareBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  const shown = shares.map((share, place) => ({ ...share, step: place })).filter(({ amount }) => amount > 0);
  if (shown.length === 0) return null;
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.bar} aria-hidden>
        {shown.map(({ label: part, amount, text, step }) => (
          <span key={part} data-step={step} title={`${part}: ${text}`} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map(({ label: part, text, step }) => (
          <li key={part}>
            <span data-step={step} className={styles.mark} aria-hidden />
            {part}: {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
