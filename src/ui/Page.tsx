import { use, useEffect, type ReactNode } from 'react';
import styles from './Page.module.css';
import { UnderHeading } from './ScreenTabs';

export interface PageProps {
  title: string;
  /** What the browser's tab says; the title when not given. */
  documentTitle?: string;
  /** Where the page stands, above its heading. */
  crumbs?: ReactNode;
  /** What stands on the line of the heading: the state of what it names, or ways to what is beside it. */
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen's frame: its heading (focused after a navigation), its actions and its content. */
export function Page({ title, documentTitle = title, crumbs, beside, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${documentTitle} · Trackyard`;
  }, [documentTitle]);
  return (
    <>
      {crumbs}
      <header className={styles.head}>
        <div className={styles.heading}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {use(UnderHeading)}
      {children}
    </>
  );
}
