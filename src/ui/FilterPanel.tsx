import { Checkbox, Input } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { formatCount } from '@/format';
import type { Column } from './column';
import { isOffered, typedBounds, valuesOf } from './filterOffers';
import { filterWay, printFilter, type Filter, type Filters } from './filters';
import type { WordChange } from './queryString';
import { TablePanel } from './TablePanel';
import styles from './TablePanel.module.css';

const DaysFilter = lazy(() => import('./DaysFilter'));

interface GroupProps<Row> {
  column: Column<Row>;
  rows: readonly Row[];
  filter: Filter | undefined;
  /** Told what becomes of the words of the query string that say the filter. */
  onChange: (change: WordChange) => void;
}

function ValuesFilter<Row>({ column, rows, filter, onChange }: GroupProps<Row>) {
  const said = filter ? printFilter(filter) : [];
  const [ticked, setTicked] = useState({ said, chosen: said });
  // A tick shows at once; the address, which counts, follows when the rows do.
  if (ticked.said.join('\n') !== said.join('\n')) setTicked({ said, chosen: said });
  const { chosen } = ticked;
  const tick = (value: string, isOn: boolean) => {
    const changed = (now: readonly string[]) => (isOn ? [...now, value].toSorted() : now.filter((other) => other !== value));
    setTicked({ said, chosen: changed(chosen) });
    onChange(changed);
  };
  const values = valuesOf(column, rows);
  // What a link asks for stands here, though no row has it: how else would it be taken away?
  const gone = chosen.filter((value) => values.every((known) => known.value !== value)).map((value) => ({ value, rows: 0 }));
  return (
    <div className={styles.values}>
      {[...values, ...gone].map(({ value, rows: count }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={({ target }) => tick(value, target.checked)}>
          {value} <span className={styles.rows}>({formatCount(count)})</span>
        </Checkbox>
      ))}
    </div>
  );
}

const saying = (filter: Filter | undefined) => (filter ? (printFilter(filter)[0] ?? '') : '');

function NumbersFilter<Row>({ column, filter, onChange }: GroupProps<Row>) {
  const wrongId = useId();
  const said = saying(filter);
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState({ said, bounds: said.split('..') });
  // A chip, a view or Back changed the filter; while somebody types, the address is only behind.
  if (!isTyping && typed.said !== said) setTyped({ said, bounds: said.split('..') });
  const [from = '', to = ''] = typed.bounds;
  const bounds = typedBounds(from, to);
  const wrong = 'wrong' in bounds ? bounds.wrong : undefined;
  const change = (first: string, last: string) => {
    const next = typedBounds(first, last);
    // What is wrong stands until it is mended, and the rows stay as they are.
    setTyped({ said: 'words' in next ? (next.words[0] ?? '') : said, bounds: [first, last] });
    if ('words' in next) onChange(next.words);
  };
  const field = (label: string, value: string, put: (text: string) => void) => (
    <Input
      aria-label={`${column.title} ${label}`}
      placeholder={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      {...(wrong && { status: 'error', 'aria-invalid': true, 'aria-describedby': wrongId })}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ target }) => put(target.value)}
    />
  );
  return (
    <>
      <div className={styles.bounds}>
        {field('from', from, (text) => change(text, to))}
        {field('to', to, (text) => change(from, text))}
      </div>
      {wrong && (
        <p id={wrongId} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </>
  );
}

const FIELDS = { values: ValuesFilter, numbers: NumbersFilter };

function Group<Row>(props: GroupProps<Row>) {
  const { column, filter, onChange } = props;
  const way = filterWay(column) ?? 'values';
  if (way === 'values' || way === 'numbers') {
    const Fields = FIELDS[way];
    return <Fields {...props} />;
  }
  return (
    <Suspense>
      <DaysFilter title={column.title} by={way} bounds={saying(filter).split('..')} onChange={onChange} />
    </Suspense>
  );
}

interface FilterPanelProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  filters: Filters;
  onChange: (key: string, change: WordChange) => void;
  onClose: () => void;
}

/** The filters of a list, one for each column whose kind and values offer one; what is chosen holds at once. */
export function FilterPanel<Row>({ columns, rows, filters, onChange, onClose }: FilterPanelProps<Row>) {
  const offered = columns.filter((column) => filters[column.key] ?? isOffered(column, rows));
  return (
    <TablePanel title="Filter" onClose={onClose}>
      {offered.length === 0 && 'These rows differ in nothing that they could be filtered by.'}
      <div className={styles.groups}>
        {offered.map((column) => (
          <fieldset key={column.key} className={styles.group}>
            <legend className={styles.legend}>{column.title}</legend>
            <Group column={column} rows={rows} filter={filters[column.key]} onChange={(change) => onChange(column.key, change)} />
          </fieldset>
        ))}
      </div>
    </TablePanel>
  );
}
