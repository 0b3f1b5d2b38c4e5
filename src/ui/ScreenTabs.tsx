import { createContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePreload } from './preload';
import styles from './ScreenTabs.module.css';

export interface ScreenTab {
  label: string;
  to: string;
  /** Whether it is the screen that is shown. */
  current: boolean;
}

/** What stands under the heading of every page of a frame, such as the tabs of the screen's neighbours. */
export const UnderHeading = createContext<ReactNode>(undefined);

/** Moves the strip, and not the page, so far that the tab which is shown is in view. */
const inView = (tab: HTMLElement | null) => {
  const strip = tab?.closest('nav');
  if (tab && strip) strip.scrollLeft = tab.offsetLeft + tab.offsetWidth - strip.clientWidth;
};

function Tab({ label, to, current }: ScreenTab) {
  return (
    <Link
      ref={current ? inView : null}
      to={to}
      aria-current={current ? 'page' : undefined}
      className={styles.tab}
      {...usePreload(to)}
    >
      {label}
    </Link>
  );
}

/** Screens that belong together, one beside the other: each is a link, and the one that is shown is marked. */
export const ScreenTabs = ({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) => (
  <nav aria-label={label} className={styles.tabs}>
    <ul className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <Tab {...tab} />
        </li>
      ))}
    </ul>
  </nav>
);
