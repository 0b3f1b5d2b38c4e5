import { Checkbox } from 'antd';
import styles from './Flags.module.css';

export interface FlagsProps<Flag extends string> {
  /** The group's accessible name. */
  label: string;
  words: Readonly<Record<Flag, string>>;
  id?: string;
  'aria-describedby'?: string;
  value?: readonly Flag[];
  onChange?: (flags: Flag[]) => void;
}

/** Any of a few flags, all of them in sight. */
export function Flags<Flag extends string>({ label, words, value, onChange, ...place }: FlagsProps<Flag>) {
  return (
    <div
      role="group"
      tabIndex={-1}
      aria-label={label}
      // Not all that antd gives a field: aria-required is none of a group's.
      id={place.id}
      aria-describedby={place['aria-describedby']}
      className={styles.flags}
    >
      <Checkbox.Group<Flag>
        options={(Object.keys(words) as Flag[]).map((flag) => ({ value: flag, label: words[flag] }))}
        value={[...(value ?? [])]}
        onChange={(flags) => onChange?.(flags)}
      />
    </div>
  );
}
