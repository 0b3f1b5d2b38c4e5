import { leftOutReason } from './leftOutReason';
import type { LeftOut, Model } from './model';
import type { Draft, SetAside } from './port';
import { readEntry } from './reading';

/** Drafts that were found, sorted by whether they can be said again. */
interface Recalled {
  again: Draft[];
  /** Those that were set aside, for good. */
  unfit: unknown[];
}

/**
 * Sorts what waits from pages that are gone, as what comes from outside: again what fits, in today's form; aside, with the
 * reason in words, what does not. What a newer program left is neither: it waits for that one.
 */
export async function recalled<State extends object>(
  found: readonly object[],
  model: Model<State>,
  setAside: (item: SetAside) => Promise<void>,
): Promise<Recalled> {
  const again: Draft[] = [];
  const unfit: unknown[] = [];
  const checks = await model.checks();
  const putAside = (reason: string, content: object | readonly LeftOut[]) => setAside({ what: 'draft', seq: 0, reason, content });
  for (const one of found) {
    const { bulk: _travels, ...draft } = one as Draft;
    const read = readEntry({ ...draft, seq: 0 }, model);
    if (!read.ok && read.newer) continue;
    const checked = read.ok ? checks.fact(read.action) : read;
    if ('reason' in checked) {
      await putAside(`It waited to be kept. ${checked.reason}`, one);
      unfit.push(draft.id);
      continue;
    }
    if (checked.leftOut.length > 0) await putAside(leftOutReason('what waited to be kept', checked.leftOut), checked.leftOut);
    again.push({ ...draft, version: model.version, action: checked.fact, checked: true });
  }
  return { again, unfit };
}
