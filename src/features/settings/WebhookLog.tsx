import { formatMinute, officeMinute } from '@/format';
import type { LoggedCall } from '@/office/webhooks/webhookProtocol';
import { EVENT_LABELS } from '@/office/webhooks/webhookSettings';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

const { text, shown, onCard, badge, count } = columnsOf<LoggedCall>();

const minuteOf = ({ at }: LoggedCall) => officeMinute(new Date(at));

const columns = [
  text('about', 'About', ({ about }) => about),
  onCard(
    'fact',
    text('event', 'Event', ({ event }) => EVENT_LABELS[event]),
  ),
  onCard(
    'fact',
    shown('date', 'at', 'When', minuteOf, (call) => formatMinute(minuteOf(call))),
  ),
  onCard(
    'fact',
    badge('state', 'State', ({ state }) => state, { Told: 'green', Waiting: 'orange', 'Given Up': 'red' }),
  ),
  count('tries', 'Tries', ({ tries }) => tries),
  onCard(
    'fact',
    text('answer', 'Answer', ({ answer }) => answer),
  ),
];

/** The calls that wait, and the last of those that are over. */
export const WebhookLog = ({ log }: { log: readonly LoggedCall[] }) => (
  <Section title="Last Calls">
    <DataTable
      label="Last calls"
      rows={log}
      columns={columns}
      searchHint="About, event or answer"
      empty="No calls yet. The next event of those chosen makes one."
      nothingFound="No call matches the search."
    />
  </Section>
);
