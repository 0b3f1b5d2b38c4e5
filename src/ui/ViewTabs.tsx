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
  /** The views that are shown: two may say the same. */
  shown: readonly View[];
  onChange: (view: View) => void;
}

/** The views of a list before it, each a link that shows the same to others. */
export function ViewTabs({ label, list, shown, onChange }: ViewTabsProps) {
  const { params, place, isPlain, views } = list;
  const tab = (name: string, query: string, isCurrent: boolean) => (
    <Link
      to={{ search: withView(params, place, query) }}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.tab}
    >
      {name}
    </Link>
  );
  return (
    <nav aria-label={`Views of ${label}`} className={styles.tabs}>
      <ul className={styles.list}>
        <li>{tab('All', '', isPlain)}</li>
        {views.map((view) => (
          <li key={view.name}>
            {tab(view.name, view.query, shown.includes(view))}
            {shown.includes(view) && (
              <Button
                type="text"
                size="small"
                aria-label={`Change view ${view.name}`}
                title={`Change view ${view.name}`}
                onClick={() => onChange(view)}
              >
                …
              </Button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
