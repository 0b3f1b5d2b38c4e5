import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge';
import { formatCount, formatDate, formatMoney, formatMonth } from '@/format';
import { LimitedButton } from './LimitedButton';
import type { Deed } from './limits';
import { LinkButton, TextLink } from './links';
import { LongText } from './LongText';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Sorts ascending; a column without it cannot be sorted. */
  compare?: (a: Row, b: Row) => number;
  align?: 'end';
  /** Whether it stays in sight at the end of a row that is wider than the screen. */
  pinned?: boolean;
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

const column = <Row,>(title: string, rest: Omit<Column<Row>, 'key' | 'title'>): Column<Row> => ({
  key: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''),
  title,
  ...rest,
});

/** Builders for the columns of a table of `Row`s: each takes the title and how to get the value from a row. */
export const columnsOf = <Row,>() => ({
  text: (title: string, value: (row: Row) => string) =>
    column<Row>(title, { cell: value, compare: (a, b) => collator.compare(value(a), value(b)) }),

  /** A text of several words or lines, which wraps. */
  longText: (title: string, value: (row: Row) => string) =>
    column<Row>(title, {
      cell: (row) => <LongText>{value(row)}</LongText>,
      compare: (a, b) => collator.compare(value(a), value(b)),
    }),

  /** A text that leads to the row's own page; `mark` stands with it. */
  linkedText: (title: string, value: (row: Row) => string, to: (row: Row) => string, mark?: (row: Row) => ReactNode) =>
    column<Row>(title, {
      cell: (row) => (
        <>
          <TextLink to={to(row)}>{value(row)}</TextLink> {mark?.(row)}
        </>
      ),
      compare: (a, b) => collator.compare(value(a), value(b)),
    }),

  /** A text that opens the row's details. */
  openingText: (title: string, value: (row: Row) => string, onClick: (row: Row) => void) =>
    column<Row>(title, {
      cell: (row) => (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onClick(row)}>
          {value(row)}
        </Button>
      ),
      compare: (a, b) => collator.compare(value(a), value(b)),
    }),

  /** A day, from an ISO date; a dash where there is none yet. */
  date: (title: string, value: (row: Row) => string | undefined) =>
    column<Row>(title, {
      cell: (row) => formatDate(value(row) ?? '—'),
      compare: (a, b) => collator.compare(value(a) ?? '', value(b) ?? ''),
    }),

  /** A month, from `YYYY-MM`. */
  month: (title: string, value: (row: Row) => string) =>
    column<Row>(title, {
      cell: (row) => formatMonth(value(row)),
      compare: (a, b) => collator.compare(value(a), value(b)),
    }),

  /** A word in the colour of what it means. */
  badge: (title: string, value: (row: Row) => string, tone: (row: Row) => Tone) =>
    column<Row>(title, {
      cell: (row) => <Badge tone={tone(row)}>{value(row)}</Badge>,
      compare: (a, b) => collator.compare(value(a), value(b)),
    }),

  /** Whatever else a cell may hold. */
  custom: (title: string, cell: (row: Row) => ReactNode) => column<Row>(title, { cell }),

  /** What can be done with a row, always in sight. */
  pinned: (title: string, cell: (row: Row) => ReactNode) => column<Row>(title, { cell, pinned: true }),

  count: (title: string, value: (row: Row) => number) =>
    column<Row>(title, {
      cell: (row) => formatCount(value(row)),
      compare: (a, b) => value(a) - value(b),
      align: 'end',
    }),

  /** An amount in rupees. */
  money: (title: string, value: (row: Row) => number) =>
    column<Row>(title, {
      cell: (row) => formatMoney(value(row)),
      compare: (a, b) => value(a) - value(b),
      align: 'end',
    }),

  /** `does` is what it does, or opens the dialog for, if not everybody may. */
  button: (title: string, label: string, onClick: (row: Row) => void, does: Deed = []) =>
    column<Row>(title, {
      cell: (row) => (
        <LimitedButton does={does} size="small" onClick={() => onClick(row)}>
          {label}
        </LimitedButton>
      ),
    }),

  /** An icon-only button with a name of its own for each row (D4). */
  action: (title: string, icon: ReactNode, name: (row: Row) => string, onClick: (row: Row) => void, does: Deed = []) =>
    column<Row>(title, {
      cell: (row) => (
        <LimitedButton does={does} size="small" icon={icon} aria-label={name(row)} onClick={() => onClick(row)} />
      ),
    }),

  link: (title: string, label: string, to: (row: Row) => string) =>
    column<Row>(title, {
      cell: (row) => (
        <LinkButton size="small" to={to(row)}>
          {label}
        </LinkButton>
      ),
    }),
});
