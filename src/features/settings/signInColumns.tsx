import { Button } from 'antd';
import { formatMinute, officeMinute } from '@/format';
import type { OpenSession } from '@/office/deskProtocol';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import styles from './userColumns.module.css';

/** A sign-in, as a row. */
export interface SignInRow extends OpenSession {
  /** Whether it is that of the browser in which it is looked at. */
  isHere: boolean;
}

const { text, shown, workDone } = columnsOf<SignInRow>();

const minuteOf = (instant: string) => officeMinute(new Date(instant));

const instant = (key: string, title: string, value: (row: SignInRow) => string) =>
  shown(
    'date',
    key,
    title,
    (row) => minuteOf(value(row)),
    (row) => formatMinute(minuteOf(value(row))),
  );

const browserCell = ({ browser, isHere }: SignInRow) => (
  <span className={styles.name}>
    {browser} {isHere && <Badge tone="blue">This browser</Badge>}
  </span>
);

/** The columns of the browsers in which people are signed in; `end` signs one of them out. */
export const signInColumns = (end: (row: SignInRow) => void) => [
  text('name', 'Name', ({ name }) => name),
  { ...text('browser', 'Browser', ({ browser }) => browser), cell: browserCell },
  text('address', 'Address', ({ address }) => address),
  instant('since', 'Signed in', ({ since }) => since),
  instant('seen', 'Last seen', ({ seen }) => seen),
  workDone('action', 'Action', (row) =>
    row.isHere ? null : (
      <Button size="small" danger aria-label={`Sign out ${row.name}, ${row.browser}`} onClick={() => end(row)}>
        Sign out
      </Button>
    ),
  ),
];
