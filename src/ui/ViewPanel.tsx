import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { View, ViewsChange } from './listMemory';
import { TablePanel } from './TablePanel';
import styles from './TablePanel.module.css';
import { useToast } from './toast';

/** As long as a tab can still show. */
const LONGEST = 60;

interface ViewPanelProps {
  views: readonly View[];
  /** The view to be renamed or deleted; without it, what is shown gets a name. */
  view: View | undefined;
  /** What is shown, as a view says it. */
  query: string;
  onChange: (change: ViewsChange) => void;
  onClose: () => void;
}

/** Names what a list shows, or renames or deletes a view. */
export function ViewPanel({ views, view, query, onChange, onClose }: ViewPanelProps) {
  const toast = useToast();
  const missingId = useId();
  const [typed, setTyped] = useState(view?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const name = typed.replaceAll(/\s+/g, ' ').trim();
  const namesake = views.find((other) => other !== view && other.name.toLowerCase() === name.toLowerCase());
  const save = () => {
    setMissing(!name);
    if (!name) return;
    const saved = { name, query: view?.query ?? query };
    const place = view ?? namesake;
    onChange((now) => {
      const others = now.filter((other) => other.name === place?.name || other.name !== namesake?.name);
      return place ? others.map((other) => (other.name === place.name ? saved : other)) : [...others, saved];
    });
    onClose();
  };
  const remove = (removed: View) => {
    const without: ViewsChange = (now) => now.filter(({ name: other }) => other !== removed.name);
    onChange(without);
    onClose();
    toast({
      text: `View ${removed.name} deleted`,
      undo: () => onChange((now) => without(now).toSpliced(views.indexOf(removed), 0, removed)),
    });
  };
  return (
    <TablePanel title={view ? 'Change view' : 'Save view'} onClose={onClose} isTyped>
      <div className={styles.foot}>
        <Input
          className={styles.name ?? ''}
          aria-label="Name of the view"
          placeholder="Name of the view"
          maxLength={LONGEST}
          value={typed}
          {...(isMissing && { status: 'error', 'aria-invalid': true, 'aria-describedby': missingId })}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => {
            // The focus goes on to a button, which the key shall not press.
            event.preventDefault();
            save();
          }}
        />
        <Button onClick={save}>{namesake ? 'Replace' : view ? 'Rename' : 'Save'}</Button>
        {view && (
          <Button danger onClick={() => remove(view)}>
            Delete view
          </Button>
        )}
      </div>
      {namesake && <p role="status">{`There is a view ${namesake.name} already: it will be replaced.`}</p>}
      {isMissing && !name && (
        <p id={missingId} role="alert" className={styles.wrong}>
          Give the view a name.
        </p>
      )}
    </TablePanel>
  );
}
