import { useId, type ReactNode, type Ref } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** Where the part itself takes the focus. */
  ref?: Ref<HTMLElement>;
  /** Whether the page begins in it: the focus that it took stays there after a navigation. */
  begins?: boolean;
}

/** A titled part of a page on a surface of its own. */
export function Section({ title, actions, children, ref, begins }: SectionProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      {...(ref && { tabIndex: -1 })}
      {...(begins && { 'data-begins': true })}
      className={styles.section}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div className={styles.actions}>
          <span className={styles.tools} data-tools />
          {actions}
        </div>
      </header>
      {children}
    </section>
  );
}
