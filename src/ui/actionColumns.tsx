import type { ReactNode } from 'react';
import type { Column } from './column';
import { LimitedButton } from './LimitedButton';
import type { LimitedAction } from './limits';
import { LinkButton } from './links';

/** Whatever can be done with a row. */
const workDone = <Row,>(key: string, title: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  key,
  title,
  kind: 'action',
  value: () => undefined,
  cell,
});

/** Builders for columns of what can be done with a row. */
export const actionColumns = <Row,>() => ({
  workDone: workDone<Row>,

  /** What can be done with a row, always in sight. */
  pinned: (key: string, title: string, cell: (row: Row) => ReactNode): Column<Row> => ({
    ...workDone(key, title, cell),
    pinned: true,
  }),

  /** `does` is what it does, or opens the dialog for, if not everybody may. */
  button: (key: string, title: string, label: string, onClick: (row: Row) => void, does: LimitedAction = []) =>
    workDone(key, title, (row: Row) => (
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
    workDone(key, title, (row: Row) => (
      <LimitedButton does={does} size="small" icon={icon} aria-label={name(row)} onClick={() => onClick(row)} />
    )),

  link: (key: string, title: string, label: string, to: (row: Row) => string) =>
    workDone(key, title, (row: Row) => (
      <LinkButton size="small" to={to(row)}>
        {label}
      </LinkButton>
    )),
});
