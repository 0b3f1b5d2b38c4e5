import { leftOutReason } from './leftOutReason';
import type { LeftOut, Model } from './model';
import type { SetAside } from './port';
import { readEntry } from './reading';
import type { Recalled, WaitingDraft } from './waiting';

/**
 * Sorts what waits from pages that are gone, as what comes from outside: again what fits, in today's form; aside, with the
 * reason in words, what does not. What a newer program left is neither: it waits for that one; and what cannot be set aside
 * now waits for another time. None is taken for checked, as only the business tells what a fact makes of it.
 */
export async function recalled<State extends object>(
  found: readonly object[],
  model: Model<State>,
  setAside: (item: SetAside) => Promise<void>,
): Promise<Recalled> {
  const again: WaitingDraft[] = [];
  const unfit: unknown[] = [];
  const checks = await model.checks();
  const putAside = (reason: string, content: object | readonly LeftOut[]) =>
    setAside({ what: 'draft', seq: 0, reason, content }).then(() => true, () => false);
  for (const one of found) {
    // Named one by one: whatever else lies there no journal may be given.
    const { id, at, by, version, about, action, undoes } = one as WaitingDraft;
    const read = readEntry({ id, at, by, version, about, action, seq: 0 }, model);
    if (!read.ok && read.newer) continue;
    const checked = read.ok ? checks.fact(read.action) : read;
    if ('reason' in checked) {
      if (await putAside(`It waited to be kept. ${checked.reason}`, one)) unfit.push(id);
      continue;
    }
    const { leftOut } = checked;
    if (leftOut.length > 0 && !(await putAside(leftOutReason('what waited to be kept', leftOut), leftOut))) continue;
    const said = { id, at, by, version: model.version, about, action: checked.fact };
    again.push(typeof undoes === 'string' ? { ...said, undoes } : said);
  }
  return { again, unfit };
}
