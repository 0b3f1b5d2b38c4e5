import { Button } from 'antd';
import type { ReactNode } from 'react';
import { actionColumns } from './actionColumns';
import { Badge, type Tone } from './Badge';
import type { Column, ColumnKind } from './column';
import { columnTraits } from './columnTraits';
import { formatCount, formatDate, formatMonth } from '@/format';
import { OpenLink, TextLink } from './links';
import { LongText } from './LongText';
import { Money } from './Money';
import { LinkedText } from './linkedText';

/** A row's value as text, where it has one. */
type Text<Row> = (row: Row) => string | undefined;

const NONE = '—';

/** A column whose cell shows more than its value. */
const shown = <Row,>(
  kind: ColumnKind,
  key: string,
  title: string,
  value: Column<Row>['value'],
  cell: Column<Row>['cell'],
): Column<Row> => ({ key, title, kind, value, cell });

const textColumns = <Row,>() => ({
  text: (key: string, title: string, value: Text<Row>) => shown('text', key, title, value, value),

  /** A person or a firm: rows can be filtered by it however many there are. */
  party: (key: string, title: string, value: Text<Row>): Column<Row> => ({
    ...shown('text', key, title, value, value),
    filtered: true,
  }),

  /** A name made of digits, such as an IMEI: never a number. */
  identifier: (key: string, title: string, value: Text<Row>) => shown('identifier', key, title, value, value),

  /** A name made of digits that leads to the row's own page, for whoever has that. */
  linkedIdentifier: (key: string, title: string, value: (row: Row) => string, to: (row: Row) => string | undefined) =>
    shown('identifier', key, title, value, (row) => <OpenLink to={to(row)}>{value(row)}</OpenLink>),

  /** A text of several words or lines, which wraps. */
  longText: (key: string, title: string, value: (row: Row) => string): Column<Row> => ({
    ...shown('text', key, title, value, (row) => <LongText>{value(row)}</LongText>),
    filtered: false,
  }),

  /** A reason, in which each record that it names leads to that. */
  reason: (key: string, title: string, value: (row: Row) => string): Column<Row> => ({
    ...shown('text', key, title, value, (row) => (
      <LongText>
        <LinkedText text={value(row)} />
      </LongText>
    )),
    filtered: false,
  }),

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
});

const figureColumns = <Row,>() => ({
  /** A day, from an ISO date; a dash where there is none yet. */
  date: (key: string, title: string, value: Text<Row>) =>
    shown('date', key, title, value, (row) => formatDate(value(row) ?? NONE)),

  /** A month, from `YYYY-MM`. */
  month: (key: string, title: string, value: (row: Row) => string) =>
    shown('month', key, title, value, (row) => formatMonth(value(row))),

  /** A word in the colour of what it means; those that have a colour are all there are. */
  badge: <Word extends string>(
    key: string,
    title: string,
    value: (row: Row) => Word,
    tones: Readonly<Record<Word, Tone>>,
  ): Column<Row> => ({
    ...shown<Row>('status', key, title, value, (row) => <Badge tone={tones[value(row)]}>{value(row)}</Badge>),
    among: Object.keys(tones),
  }),

  /** A whole number; a dash where there is none. */
  count: (key: string, title: string, value: (row: Row) => number | undefined) =>
    shown('count', key, title, value, (row) => {
      const count = value(row);
      return count === undefined ? NONE : formatCount(count);
    }),

  /** An amount in rupees, whose total stands under the list; a dash where nobody knows it. */
  money: (key: string, title: string, value: (row: Row) => number | undefined): Column<Row> => ({
    ...shown('money', key, title, value, (row, hasPaise) => {
      const amount = value(row);
      return amount === undefined ? NONE : <Money amount={amount} hasPaise={hasPaise} />;
    }),
    total: value,
  }),
});

/**
 * Builders for the columns of a table of `Row`s: each takes a key, which addresses and views name the column by, the title,
 * and how to get the value from a row.
 */
export const columnsOf = <Row,>() => ({
  shown: shown<Row>,
  ...textColumns<Row>(),
  ...figureColumns<Row>(),
  ...actionColumns<Row>(),

  ...columnTraits<Row>(),
});
