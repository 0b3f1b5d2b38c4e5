import { Button, Space } from 'antd';
import { formatMinute, officeMinute } from '@/format';
import type { ApiToken } from '@/office/api/apiProtocol';
import { ROLE_LABELS } from '@/store/kit/roles';
import { Badge } from '@/ui/Badge';
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

const endCell = ({ until, hasEnded }: ApiToken) => (
  <>
    {formatMinute(minuteOf(until))} {hasEnded && <Badge tone="red">Ended</Badge>}
  </>
);

interface TokenWork {
  renew: (token: ApiToken) => void;
  /** Asks before it removes one. */
  remove: (token: ApiToken) => void;
}

/** The columns of the tokens by which other programs read. */
export const tokenColumns = ({ renew, remove }: TokenWork) => [
  text('name', 'Name', ({ name }) => name),
  onCard(
    'fact',
    text('role', 'Role', ({ role }) => ROLE_LABELS[role]),
  ),
  instant('since', 'Made', ({ since }) => since, ''),
  instant('seen', 'Used last', ({ seen }) => seen, 'Never'),
  { ...instant('until', 'Ends', ({ until }) => until, ''), cell: endCell },
  workDone('action', 'Action', (token) => (
    <Space>
      <Button size="small" aria-label={`Renew ${token.name}`} onClick={() => renew(token)}>
        Renew
      </Button>
      <Button size="small" danger aria-label={`Remove ${token.name}`} onClick={() => remove(token)}>
        Remove
      </Button>
    </Space>
  )),
];
