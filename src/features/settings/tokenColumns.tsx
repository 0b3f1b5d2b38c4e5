import { Button } from 'antd';
import { formatMinute, officeMinute } from '@/format';
import type { ApiToken } from '@/office/api/apiProtocol';
import { ROLE_LABELS } from '@/store/kit/roles';
import { columnsOf } from '@/ui/columns';

const { text, shown, onCard, workDone } = columnsOf<ApiToken>();

const minuteOf = (instant: string | undefined) => (instant === undefined ? '' : officeMinute(new Date(instant)));

const instant = (key: string, title: string, value: (token: ApiToken) => string | undefined, never: string) =>
  shown(
    'date',
    key,
    title,
    (token) => minuteOf(value(token)),
    (token) => (value(token) === undefined ? never : formatMinute(minuteOf(value(token)))),
  );

/** The columns of the tokens by which other programs read; `remove` asks before it removes one. */
export const tokenColumns = (remove: (token: ApiToken) => void) => [
  text('name', 'Name', ({ name }) => name),
  onCard(
    'fact',
    text('role', 'Role', ({ role }) => ROLE_LABELS[role]),
  ),
  instant('since', 'Made', ({ since }) => since, ''),
  instant('seen', 'Used last', ({ seen }) => seen, 'Never'),
  workDone('action', 'Action', (token) => (
    <Button size="small" danger aria-label={`Remove ${token.name}`} onClick={() => remove(token)}>
      Remove
    </Button>
  )),
];
