import { formatMinute, officeMinute } from '@/format';
import type { AuditKind, AuditLine } from '@/office/auditProtocol';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';

/** A line of the audit, as a row. */
export interface AuditRow extends AuditLine {
  id: number;
}

const LABELS: Readonly<Record<AuditKind, string>> = {
  'signed-in': 'Signed in',
  'not-signed-in': 'Not let in',
  'signed-out': 'Signed out',
  said: 'Said',
  refused: 'Refused',
  managed: 'Managed',
};

const TONES: Readonly<Record<string, Tone>> = {
  'Signed in': 'green',
  'Not let in': 'red',
  'Signed out': 'grey',
  Said: 'blue',
  Refused: 'red',
  Managed: 'orange',
};

const { shown, party, badge, longText, text, count } = columnsOf<AuditRow>();

const minuteOf = ({ at }: AuditRow) => officeMinute(new Date(at));

/** The columns of the audit. */
export const auditColumns = [
  shown('date', 'at', 'When', minuteOf, (row) => formatMinute(minuteOf(row))),
  party('name', 'Name', ({ by }) => by || 'Unknown name'),
  badge('kind', 'What', ({ kind }) => LABELS[kind], TONES),
  longText('text', 'Details', (row) => row.text),
  count('times', 'Times', ({ again }) => again ?? 1),
  party('address', 'Address', ({ address }) => address),
  party('browser', 'Browser', ({ browser }) => browser),
  text('session', 'Sign-in', ({ session }) => session),
  count('place', 'Entry', ({ place }) => place),
];

/** The rows of lines that came newest first. */
export const auditRows = (lines: readonly AuditLine[]): AuditRow[] =>
  lines.map((line, index) => ({ ...line, id: lines.length - index }));
