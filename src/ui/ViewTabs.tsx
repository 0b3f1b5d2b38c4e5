import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { View } from './listMemory';
import type { ListState } from './listState';
import { withView } from './listWords';
import styles from './ViewTabs.module.css';

export interface ViewTabsProps {
  /** The name of the list. */
  label: string;
  list: ListState;
  /** The view that is shown. */
  current: View | undefined;
  onEdit: () => void;
}

/** The views of a list before it, each a link that shows the same to others. */
export function ViewTabs({ label, list, current, onEdit }: ViewTabsProps) {
  const { params, place, isPlain, views } = list;
  const tab = (name: string, query: string, isCurrent: boolean) => (
    <Link to={{ search: withView(params, place, query) }} preventScrollReset aria-current={isCurrent ? 'true' : undefined} className={styles.tab}>
      {name}
    </Link>
  );
  return (
    <nav aria-label={`Views of ${label}`} className={styles.tabs}>
      <ul className={styles.list}>
        <li>{tab('All', '', isPlain && !current)}</li>
        {views.map((view) => (
          <li key={view.name}>
            {tab(view.name, view.query, view === current)}
            {view === current && (
              <Button type="text" size="small" aria-label={`Change view ${view.name}`} onClick={onEdit}>
                …
              </Button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
