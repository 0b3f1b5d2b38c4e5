import type { Done } from '@/journal/sync/dispatching';
import { NOTICEABLE_MS } from '@/journal/sync/waitingNotices';
import type { Toast } from '@/ui/Toaster';

/** As long as nobody notices; the shell speaks of what waits longer. */
const afterAWhile = () => new Promise<'not yet'>((resolve) => setTimeout(resolve, NOTICEABLE_MS, 'not yet'));

/**
 * Shows what a fact did once it is kept, or after a while that it is not yet. It is described as it is shown, and anew once it
 * is kept: only then does a number that it gave stay. What came to nothing after all is told by itself (MissedFacts).
 */
export async function toastOnceKept(
  { confirmed }: Pick<Done, 'confirmed'>,
  described: () => Toast | undefined,
  show: (toast: Toast) => void,
  whileNotKept: () => Promise<'not yet'> = afterAWhile,
): Promise<void> {
  const final = confirmed();
  const outcome = await Promise.race([final, whileNotKept()]);
  if (outcome !== 'not yet' && !('kept' in outcome)) return;
  const toast = described();
  if (!toast) return;
  if (outcome !== 'not yet') show(toast);
  else show({ ...toast, saved: final.then((known) => ('kept' in known ? described() : undefined)) });
}
