import { formatDay } from '@/format';
import { leftOutReason } from '@/journal/leftOutReason';
import type { LeftOut } from '@/journal/port/model';
import type { SetAside } from '@/journal/port/port';
import type { Backup } from './backupReading';

/** How much of what does not fit is kept beside its reasons, as characters: no value of a database may be too long. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/** What of a backup, or of its history, does not fit, as it is listed under Data: whole as far as there is room, the reasons in any case. */
export function leftOutItem({ at, leftOut }: Pick<Backup, 'at' | 'leftOut'>, of = 'the backup'): SetAside {
  let room = MOST_CHARACTERS;
  const content: LeftOut[] = [];
  for (const one of leftOut) {
    room -= JSON.stringify(one).length;
    if (room < 0) break;
    content.push(one);
  }
  const reason = leftOutReason(`${of} of ${formatDay(at)}`, leftOut);
  const rest =
    content.length < leftOut.length
      ? ` Only the first ${content.length} are kept here; the backup file has the others.`
      : '';
  return { what: 'rows', seq: 0, reason: reason + rest, content };
}
