import { Select } from 'antd';
import { useState } from 'react';
import { paths } from '@/paths';
import { useSay } from '@/parts/useSay';
import { CONFIGURED_NAMES, type ConfiguredDevice, type ConfiguredName } from '@/store/stock/configured/configured';
import { devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import { formatCountOf } from '@/format';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import { LinkButton } from '@/ui/links';
import styles from './ConfiguredToolbar.module.css';

const ACTIONS = ['Edit', 'Delete', 'View'] as const;
type Action = (typeof ACTIONS)[number];

const ACTION_FACTS: Record<Action, LimitedAction> = { Edit: devicesRenamed, Delete: devicesDeleted, View: [] };

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const NAMES = CONFIGURED_NAMES.filter((name) => name !== 'Select');
const devices = (count: number) => formatCountOf(count, 'device');

export interface ConfiguredToolbarProps {
  selected: readonly ConfiguredDevice[];
  onView: () => void;
  /** Told when they were deleted, and nothing is selected any more. */
  onDeleted: () => void;
}

/** What is done with all selected devices at once. */
export function ConfiguredToolbar({ selected, onView, onDeleted }: ConfiguredToolbarProps) {
  const say = useSay();
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
    const them = devices(selected.length);
    if (action === 'View') onView();
    if (action === 'Delete' && say(devicesDeleted(selected), `${them} deleted`)) onDeleted();
    if (action === 'Edit' && name) say(devicesRenamed(selected, name), `${them} set to ${name}`);
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
      <LimitedButton does={action ? ACTION_FACTS[action] : []} type="primary" onClick={submit}>
        Submit
      </LimitedButton>
      {selected.length > 0 && (
        <LinkButton
          to={paths.stocks.newChallanWith({ devices: selected.map(({ deviceIMEI }) => deviceIMEI).join(',') })}
        >
          Offer Challan
        </LinkButton>
      )}
      <p role="alert" className={styles.missing}>
        {submitted && missing.join(' ')}
      </p>
    </section>
  );
}
