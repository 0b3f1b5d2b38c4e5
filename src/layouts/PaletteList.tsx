import type { ChoiceGroup } from '@/store/palette/palette';
import { Icon } from '@/ui/Icon';
import { Keys } from '@/ui/Keys';
import { iconOf } from './paletteIcons';
import styles from './PaletteList.module.css';
import { keysOf } from './shortcuts';

export interface PaletteListProps {
  id: string;
  /** The id of the choice at a place, counted over all groups. */
  idOf: (place: number) => string;
  groups: readonly ChoiceGroup[];
  active: number;
  onPoint: (place: number) => void;
  onChoose: (place: number, from: Element) => void;
}

/** The palette's choices by kind; the focus stays in the field, which names the active one. */
export function PaletteList({ id, idOf, groups, active, onPoint, onChoose }: PaletteListProps) {
  const first = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { choices }) => sum + choices.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ title, choices }, index) => (
        <div key={title} role="group" aria-label={title} className={styles.group}>
          <div aria-hidden="true" className={styles.title}>
            {title}
          </div>
          {choices.map((choice, offset) => {
            const place = (first[index] ?? 0) + offset;
            return (
              <div
                key={place}
                id={idOf(place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={styles.choice}
                onMouseMove={() => place !== active && onPoint(place)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={({ currentTarget }) => onChoose(place, currentTarget)}
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChoose(place, currentTarget)}
              >
                <span className={styles.icon}>
                  <Icon of={iconOf(title)} />
                </span>
                <span className={styles.texts}>
                  <span className={styles.name}>{choice.title}</span>{' '}
                  <span className={styles.detail}>{choice.detail}</span>
                </span>
                <Keys keys={keysOf(choice)} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
