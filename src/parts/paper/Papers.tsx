import type { Paper } from '@/store/billing/papers/paper';
import { PaperSheet } from './PaperSheet';
import styles from './Papers.module.css';

export interface PapersProps {
  papers: readonly Paper[];
  /** Whether they are for print alone, and the screen shows the same in its own way. */
  printedOnly?: boolean;
}

/** Documents, each on its own page in print, where nothing else of the screen is left. */
export function Papers({ papers, printedOnly = false }: PapersProps) {
  return (
    <div className={printedOnly ? `${styles.papers} ${styles.printed}` : styles.papers}>
      {papers.map((paper) => (
        <PaperSheet key={paper.id} paper={paper} />
      ))}
    </div>
  );
}
