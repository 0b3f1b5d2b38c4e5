import type { UnknownAction } from '@reduxjs/toolkit';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useAppDispatch } from '@/parts/hooks';
import {
  CONFIGURED_NAMES,
  devicesDeleted,
  devicesRenamed,
  type ConfiguredDevice,
  type ConfiguredName,
} from '@/store/configured/configuredSlice';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { formatCount } from '@/format';
import { useToast } from '@/ui/toast';
import styles from './ConfiguredToolbar.module.css';

const ACTIONS = ['Edit', 'Delete', 'View'] as const;
type Action = (typeof ACTIONS)[number];

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const NAMES = CONFIGURED_NAMES.filter((name) => name !== 'Select');
const devices = (count: number) => (count === 1 ? '1 device' : `${formatCount(count)} devices`);

export interface ConfiguredToolbarProps {
  selected: readonly ConfiguredDevice[];
  onView: () => void;
}

/** What is done with all selected devices at once (D24). */
export function ConfiguredToolbar({ selected, onView }: ConfiguredToolbarProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [action, setAction] = useState<Action>();
  const [name, setName] = useState<ConfiguredName>();
  const [submitted, setSubmitted] = useState(false);
  const missing = [
    selected.length === 0 && 'Select at least one device.',
    !action && 'Select an action.',
    action === 'Edit' && !name && 'Select a name.',
  ].filter((text) => text !== false);

  const submit = () => {
    setSubmitted(missing.length > 0);
    if (missing.length > 0) return;
    const ids = selected.map(({ id }) => id);
    const say = (fact: UnknownAction, done: string) =>
      toast({ text: `${devices(ids.length)} ${done}`, undo: dispatch(sayUndoable(fact)) });
    if (action === 'View') onView();
    if (action === 'Delete') say(devicesDeleted(ids), 'deleted');
    if (action === 'Edit' && name) say(devicesRenamed(ids, name), `set to ${name}`);
  };
  return (
    <section aria-label="Selected devices" className={styles.bar}>
      <Select<Action>
        aria-label="Select Action"
        placeholder="Select Action"
        className={styles.choice ?? ''}
        options={optionsOf(ACTIONS)}
        onChange={setAction}
      />
      <Select<ConfiguredName>
        aria-label="Select Name"
        placeholder="Select Name"
        className={styles.choice ?? ''}
        options={optionsOf(NAMES)}
        onChange={setName}
      />
      <Button type="primary" onClick={submit}>
        Submit
      </Button>
      <p role="alert" className={styles.missing}>
        {submitted && missing.join(' ')}
      </p>
    </section>
  );
}
