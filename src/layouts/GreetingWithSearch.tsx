import type { ReactNode } from 'react';
import { Greeting } from './Greeting';
import styles from './GreetingWithSearch.module.css';
import { SearchButton } from './SearchButton';

/** A bar's greeting, and the search beside it. */
export const GreetingWithSearch = ({ children }: { children: ReactNode }) => (
  <div className={styles.beside}>
    <div className={styles.greeting}>
      <Greeting>{children}</Greeting>
    </div>
    <SearchButton />
  </div>
);
