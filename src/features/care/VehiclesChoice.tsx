import { Button } from 'antd';
import { SearchSelect } from '@/ui/SearchSelect';
import styles from './VehiclesChoice.module.css';

export interface VehiclesChoiceProps {
  options: readonly { value: string; label: string }[];
  id?: string;
  value?: readonly string[];
  onChange?: (ids: readonly string[] | undefined) => void;
}

const NONE: readonly string[] = [];

/** Any of a client's vehicles and slots, found by their plates one after the other. */
export function VehiclesChoice({ options, id, value = NONE, onChange }: VehiclesChoiceProps) {
  const chosen = options.filter((option) => value.includes(option.value));
  const put = (ids: readonly string[]) => onChange?.(ids.length > 0 ? ids : undefined);
  return (
    <div className={styles.vehicles}>
      <SearchSelect
        {...(id !== undefined && { id })}
        options={options.filter((option) => !value.includes(option.value))}
        placeholder="Select a vehicle or a slot"
        empty="No other vehicle."
        value={undefined}
        onChange={(one) => put([...value, one])}
      />
      {chosen.length > 0 && (
        <ul aria-label="Chosen vehicles">
          {chosen.map(({ value: one, label }) => (
            <li key={one}>
              {label}
              <Button
                size="small"
                type="text"
                aria-label={`Skip ${label}`}
                title={`Skip ${label}`}
                onClick={() => put(value.filter((other) => other !== one))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
