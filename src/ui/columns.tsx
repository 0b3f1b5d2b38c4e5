import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge';
import type { Column, ColumnKind, ColumnValue } from './column';
import { formatCount, formatDate, formatMoney, formatMonth } from '@/format';
import { LimitedButton } from './LimitedButton';
import type { LimitedAction } from './limits';
import { LinkButton, TextLink } from './links';
import { LongText } from './LongText';

/** A row's value as text, where it has one. */
type Text<Row> = (row: Row) => string | undefined;

const NONE = '—';

/**
 * Builders for the columns of a table of `Row`s: each takes a key, which addresses and views name the column by, the title,
 * and how to get the value from a row.
 */
export const columnsOf = <Row,>() => {
  /** A column whose cell shows more than its value. */
  const shown = (
    kind: ColumnKind,
    key: string,
    title: string,
    value: Column<Row>['value'],
    cell: (row: Row) => ReactNode,
  ): Column<Row> => ({
    key,
    title,
    kind,
    value,
    cell,
  });
  const workDone = (key: string, title: string, cell: (row: Row) => ReactNode) =>
    shown('action', key, title, () => undefined, cell);

  return {
    shown,

    text: (key: string, title: string, value: Text<Row>) => shown('text', key, title, value, value),

    /** A person or a firm: rows can be filtered by it however many there are. */
    party: (key: string, title: string, value: Text<Row>): Column<Row> => ({
      ...shown('text', key, title, value, value),
      filtered: true,
    }),

    /** A name made of digits, such as an IMEI: never a number. */
    identifier: (key: string, title: string, value: Text<Row>) => shown('identifier', key, title, value, value),

    /** A name made of digits that leads to the row's own page. */
    linkedIdentifier: (key: string, title: string, value: (row: Row) => string, to: (row: Row) => string) =>
      shown('identifier', key, title, value, (row) => <TextLink to={to(row)}>{value(row)}</TextLink>),

    /** A text of several words or lines, which wraps. */
    longText: (key: string, title: string, value: (row: Row) => string): Column<Row> => ({
      ...shown('text', key, title, value, (row) => <LongText>{value(row)}</LongText>),
      filtered: false,
    }),

    /** A column whose cell shows more than one value: the others by what each is. */
    describing: (column: Column<Row>, ...further: readonly ColumnValue<Row>[]): Column<Row> => ({ ...column, further }),

    /** The column that names the rows, where that is not the first. */
    naming: (column: Column<Row>): Column<Row> => ({ ...column, isKey: true }),

    /** A text that leads to the row's own page; `mark` stands with it. */
    linkedText: (
      key: string,
      title: string,
      value: (row: Row) => string,
      to: (row: Row) => string,
      mark?: (row: Row) => ReactNode,
    ) =>
      shown('text', key, title, value, (row) => (
        <>
          <TextLink to={to(row)}>{value(row)}</TextLink> {mark?.(row)}
        </>
      )),

    /** A text that opens the row's details. */
    openingText: (key: string, title: string, value: (row: Row) => string, onClick: (row: Row) => void) =>
      shown('text', key, title, value, (row) => (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onClick(row)}>
          {value(row)}
        </Button>
      )),

    /** A day, from an ISO date; a dash where there is none yet. */
    date: (key: string, title: string, value: Text<Row>) =>
      shown('date', key, title, value, (row) => formatDate(value(row) ?? NONE)),

    /** A month, from `YYYY-MM`. */
    month: (key: string, title: string, value: (row: Row) => string) =>
      shown('month', key, title, value, (row) => formatMonth(value(row))),

    /** A word in the colour of what it means. */
    badge: (key: string, title: string, value: (row: Row) => string, tone: (row: Row) => Tone) =>
      shown('status', key, title, value, (row) => <Badge tone={tone(row)}>{value(row)}</Badge>),

    /** A whole number; a dash where there is none. */
    count: (key: string, title: string, value: (row: Row) => number | undefined) =>
      shown('count', key, title, value, (row) => {
        const count = value(row);
        return count === undefined ? NONE : formatCount(count);
      }),

    /** An amount in rupees. */
    money: (key: string, title: string, value: (row: Row) => number) =>
      shown('money', key, title, value, (row) => formatMoney(value(row))),

    /** Whatever can be done with a row. */
    workDone,

    /** What can be done with a row, always in sight. */
    pinned: (key: string, title: string, cell: (row: Row) => ReactNode): Column<Row> => ({
      ...workDone(key, title, cell),
      pinned: true,
    }),

    /** `does` is what it does, or opens the dialog for, if not everybody may. */
    button: (key: string, title: string, label: string, onClick: (row: Row) => void, does: LimitedAction = []) =>
      workDone(key, title, (row) => (
        <LimitedButton does={does} size="small" onClick={() => onClick(row)}>
          {label}
        </LimitedButton>
      )),

    /** An icon-only button with a name of its own for each row. */
    action: (
      key: string,
      title: string,
      icon: ReactNode,
      name: (row: Row) => string,
      onClick: (row: Row) => void,
      does: LimitedAction = [],
    ) =>
      workDone(key, title, (row) => (
        <LimitedButton does={does} size="small" icon={icon} aria-label={name(row)} onClick={() => onClick(row)} />
      )),

    link: (key: string, title: string, label: string, to: (row: Row) => string) =>
      workDone(key, title, (row) => (
        <LinkButton size="small" to={to(row)}>
          {label}
        </LinkButton>
      )),
  };
};
