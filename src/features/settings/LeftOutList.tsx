import { formatCount } from '@/format';
import { Message } from '@/ui/Message';

/** How many reasons are read one by one. */
const NAMED = 20;

/** What of a backup cannot be restored, with the reasons; nothing when all of it can. */
export function LeftOutList({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  const more = reasons.length - NAMED;
  return (
    <Message
      tone="warning"
      apart="above"
      title={`${formatCount(reasons.length)} skipped: ${reasons.length === 1 ? 'it does' : 'they do'} not fit. The rest can be restored.`}
      description={
        <ul>
          {[...new Set(reasons.slice(0, NAMED))].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {more > 0 && <li>And {formatCount(more)} more.</li>}
        </ul>
      }
    />
  );
}
