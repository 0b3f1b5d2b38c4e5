import { use, type ReactNode } from 'react';
import styles from './Explained.module.css';
import { Explaining } from './explaining';

/** A field, level with its label what explains the word that it is about; as it is where there is none. */
export function Explained({ word, children }: { word: string | undefined; children: ReactNode }) {
  const explain = use(Explaining);
  if (word === undefined) return children;
  return (
    <div className={styles.explained}>
      {children}
      <div className={styles.help}>{explain(word)}</div>
    </div>
  );
}
