import { formatAgo } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { Replica } from '@/journal/replica';

const LOOKED_THROUGH = 100;

/** Whether an edit somewhere in a fact's payload carries the field. */
function carries(part: unknown, field: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const to: unknown = Reflect.get(part, 'to');
  if (typeof to === 'object' && to !== null && field in to) return true;
  return Object.values(part).some((inner) => carries(inner, field));
}

const ago = (instant: string) => formatAgo(instant, new Date().toISOString());

/**
 * A refusal in words, with who was faster where the record's history tells: "Rate is 95 now: Ravi changed it from 90, …";
 * `when` words the instant.
 */
export const explained =
  ({ reason, changed }: Refusal, when: (instant: string) => string = ago) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<string> => {
    if (!changed || !replica) return reason;
    const entries = await replica.history(changed.record, LOOKED_THROUGH).catch(() => []);
    const faster = entries.find(({ action, overtaken }) => !overtaken && carries(action.payload, changed.field));
    if (!faster) return reason;
    return `${changed.now}: ${faster.by} changed it from ${changed.was}, ${when(faster.at)}.`;
  };
