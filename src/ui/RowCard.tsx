import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { Card } from './card';
import type { Column } from './column';
import { Icon } from './Icon';
import styles from './RowCards.module.css';
import { Spoken } from './Spoken';

/** What a text is its reader sees; what a number or a day is nobody does. */
const isPlain = <Row,>({ kind, card }: Column<Row>) => kind === 'text' && card !== 'titled';

interface FactsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  hasPaise: boolean;
  /** Whether each is titled, also where that is plain. */
  titled?: boolean;
}

/** Whether a card has something in a column: what it says there, or a field for it. */
const isThere =
  <Row,>(row: Row) =>
  ({ isField, value }: Column<Row>) =>
    isField === true || (value(row) ?? '') !== '';

/** What a row says in some columns; what it says nothing in is passed over. */
function CardFacts<Row>({ row, columns, hasPaise, titled = false }: FactsProps<Row>) {
  const said = columns.filter(isThere(row));
  if (said.length === 0) return null;
  return (
    <dl className={styles.facts} data-titled={titled}>
      {said.map((column) => (
        <div key={column.key} className={column.kind === 'text' ? undefined : styles.whole}>
          {isPlain(column) && !titled ? (
            <dt>
              <Spoken>{column.title}</Spoken>
            </dt>
          ) : (
            <dt className={styles.title}>{column.title}</dt>
          )}
          <dd>{column.cell(row, hasPaise)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowCardProps<Row> {
  row: Row;
  card: Card<Row>;
  /** Whether an amount of the list has paise. */
  hasPaise: boolean;
  /** Its checkbox, where rows can be ticked. */
  tick: ReactNode;
  /** The stripe before it. */
  className: string | undefined;
}

/** A row as an item of a list, called by its name: facts, badges, an amount, what can be done with it, and the rest once asked for. */
export function RowCard<Row extends { id: number | string }>({
  row,
  card,
  hasPaise,
  tick,
  className = '',
}: RowCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const nameId = useId();
  const { name, amount, badges, facts, actions, rest } = card;
  const called = String(name?.value(row) ?? '');
  const isNumbered = /^\d+$/.test(called);
  const hasMore = rest.some(isThere(row));
  return (
    <li data-row-key={row.id} aria-labelledby={nameId} className={`${styles.card} ${className}`}>
      {tick && <div className={styles.tick}>{tick}</div>}
      <div className={styles.inside}>
        <div className={styles.line}>
          <div id={nameId} className={styles.name} data-numbered={isNumbered}>
            {isNumbered && <span>{name?.title}</span>} {name?.cell(row)}
          </div>
          {amount && (
            <div className={styles.amount}>
              <Spoken>{amount.title} </Spoken>
              {amount.cell(row, hasPaise)}
            </div>
          )}
          {hasMore && (
            <Button
              className={styles.more ?? ''}
              type="text"
              size="small"
              icon={<Icon of={open ? UpOutlined : DownOutlined} />}
              aria-expanded={open}
              aria-label={`More of ${called}`}
              title="More"
              onClick={() => setOpen(!open)}
            />
          )}
        </div>
        <div className={styles.line}>
          <CardFacts row={row} columns={facts} hasPaise={hasPaise} />
          {badges.length > 0 && (
            <div className={styles.badges}>
              {badges.map(({ key, cell }) => (
                <span key={key}>{cell(row)}</span>
              ))}
            </div>
          )}
        </div>
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map(({ key, cell }) => (
              <span key={key}>{cell(row)}</span>
            ))}
          </div>
        )}
        {open && <CardFacts row={row} columns={rest} hasPaise={hasPaise} titled />}
      </div>
    </li>
  );
}
