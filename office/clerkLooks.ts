import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { selectJournal } from '@/journal/sync/journalSlice';
import type { AppStore } from '@/store/business/store';
import type { Room } from './diskRoom';
import { KEPT_FOR_FACTS_BYTES, MAKE_ROOM } from './facts/room';

/** Below this share of the disk it is said, and with less than twice what is kept for facts. */
const LEAST_FREE = 0.1;
const GB = 1_000_000_000;

/** Says what is off with the business: each row was checked when it came in, so what was set aside is all that can be. */
export function businessTrouble(store: AppStore): string | undefined {
  const { setAside, outdated } = selectJournal(store.getState());
  if (outdated)
    return 'A newer version of Trackyard writes in this office: its clerk keeps no snapshots and no backups until it is updated.';
  return setAside > 0 ? `${setAside} entries could not be read and were set aside.` : undefined;
}

/** Says when there is little room left, long before nothing can be kept any more. */
export function diskTrouble({ left, of }: Room): string | undefined {
  if (left >= 2 * KEPT_FOR_FACTS_BYTES && left >= LEAST_FREE * of) return undefined;
  const only = `The disk of the office has room for ${left < GB ? 'less than 1' : Math.floor(left / GB)} GB more.`;
  return left < KEPT_FOR_FACTS_BYTES
    ? `${only} Attachments and large changes wait until there is more. ${MAKE_ROOM}`
    : `${only} Below ${KEPT_FOR_FACTS_BYTES / GB} GB attachments and large changes wait. ${MAKE_ROOM}`;
}

/** Says which machines of the office are away or behind. */
export async function machineTrouble(office: Office): Promise<string | undefined> {
  const { cluster } = await office.info(STREAMS.journal);
  const away = (cluster?.replicas ?? []).filter(({ current, offline }) => offline || !current);
  return away.length > 0
    ? `A machine of the office is away or behind: ${away.map(({ name }) => name).join(', ')}.`
    : undefined;
}
