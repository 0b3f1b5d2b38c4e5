import styles from './Keys.module.css';

/** Keys of the keyboard, pressed one after the other or together. */
export const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.length > 0 && (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
