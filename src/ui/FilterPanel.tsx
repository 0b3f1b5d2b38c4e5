import { Checkbox, Input } from 'antd';
import { Suspense, useState } from 'react';
import { formatCount } from '@/format';
import { BoundsFilter, type BoundFieldProps } from './BoundsFilter';
import type { ColumnValue } from './column';
import { isOffered, tickable, valuesOf } from './filterOffers';
import { filterWay, printFilter, type Filter, type Filters } from './filters';
import { MOST_TYPED } from './mostTyped';
import type { WordChange } from './queryString';
import { TablePanel } from './TablePanel';
import styles from './TablePanel.module.css';
import { lazyPart } from './lazyPart';

const DaysFilter = lazyPart(() => import('./DaysFilter'));

interface GroupProps<Row> {
  column: ColumnValue<Row>;
  rows: readonly Row[];
  filter: Filter | undefined;
  /** Told what becomes of the words of the query string that say the filter. */
  onChange: (change: WordChange) => void;
}

function ValuesFilter<Row>({ column, rows, filter, onChange }: GroupProps<Row>) {
  const said = filter ? printFilter(filter) : [];
  const [ticked, setTicked] = useState({ said, chosen: said });
  const [typed, setTyped] = useState('');
  // A tick shows at once; the address, which counts, follows when the rows do.
  if (ticked.said.join('\n') !== said.join('\n')) setTicked({ said, chosen: said });
  const { chosen } = ticked;
  const tick = (value: string, isOn: boolean) => {
    const changed = (now: readonly string[]) =>
      isOn ? [...now, value].toSorted() : now.filter((other) => other !== value);
    setTicked({ said, chosen: changed(chosen) });
    onChange(changed);
  };
  const known = valuesOf(column, rows);
  const { values, more, isLong } = tickable(known, typed, chosen);
  return (
    <>
      {isLong && (
        <Input
          aria-label={`Find ${column.title}`}
          placeholder={`Find among ${formatCount(known.size)}`}
          maxLength={MOST_TYPED.line}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className={styles.values}>
        {values.map((value) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={({ target }) => tick(value, target.checked)}>
            {value} <span className={styles.rows}>({formatCount(known.get(value) ?? 0)})</span>
          </Checkbox>
        ))}
      </div>
      {isLong && (
        <p role="status" className={styles.more}>
          {more > 0 ? `${formatCount(more)} more: type to find them.` : ''}
        </p>
      )}
    </>
  );
}

const saying = (filter: Filter | undefined) => (filter ? (printFilter(filter)[0] ?? '') : '');

/** Half a number is a number, too: it counts at each key. */
const NumberField = ({ onDone, ...props }: BoundFieldProps) => (
  <Input {...props} inputMode="decimal" autoComplete="off" onChange={({ target }) => onDone(target.value)} />
);

function Group<Row>(props: GroupProps<Row>) {
  const { column, filter, onChange } = props;
  const way = filterWay(column) ?? 'values';
  if (way === 'values') return <ValuesFilter {...props} />;
  const bounds = { title: column.title, said: saying(filter), onChange };
  if (way === 'numbers') return <BoundsFilter {...bounds} way={way} Field={NumberField} />;
  return (
    <Suspense>
      <DaysFilter {...bounds} way={way} />
    </Suspense>
  );
}

interface FilterPanelProps<Row> {
  /** What the list knows of its rows. */
  values: readonly ColumnValue<Row>[];
  rows: readonly Row[];
  filters: Filters;
  onChange: (key: string, change: WordChange) => void;
  onClose: () => void;
}

/** The filters of a list, one for all it knows of its rows whose kind and values offer one; what is chosen holds at once. */
export function FilterPanel<Row>({ values, rows, filters, onChange, onClose }: FilterPanelProps<Row>) {
  const differing = values.filter((value) => isOffered(value, rows));
  const offered = values.filter((value) => filters[value.key] ?? differing.includes(value));
  return (
    <TablePanel title="Filter" onClose={onClose}>
      {offered.length === 0 && 'There is nothing to filter these rows by.'}
      <div className={styles.groups}>
        {offered.map((column) => (
          <fieldset key={column.key} className={styles.group}>
            <legend className={styles.legend}>{column.title}</legend>
            <Group
              column={column}
              rows={rows}
              filter={filters[column.key]}
              onChange={(change) => onChange(column.key, change)}
            />
          </fieldset>
        ))}
      </div>
    </TablePanel>
  );
}
