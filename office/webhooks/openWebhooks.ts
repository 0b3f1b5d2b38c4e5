import { ASKED_OF_WEBHOOKS } from '@/journal/adapters/nats/subjects';
import type { Office } from '@/journal/adapters/nats/reader';
import { selectJournal } from '@/journal/sync/journalSlice';
import { readContacts } from '@/office/heardContacts';
import { businessOf } from '@/store/business/business';
import type { openBusinessDesk } from '../facts/businessDesk';
import { openLeaderDesk, type LeaderDeskOptions } from '../leaderDesk';
import { postBookOver } from '../post/postBook';
import { createSealing } from '../signIn/sealing';
import { callerOf } from './calling';
import { openHookRoom } from './hookRoom';
import { keptWebhookIn } from './keptWebhook';
import { webhookAnswers } from './webhookAnswers';

export interface WebhooksOptions extends Pick<
  LeaderDeskOptions,
  'connection' | 'leadership' | 'roleOf' | 'note' | 'whenceOf'
> {
  office: Office;
  /** Of the office: it seals the secret that signs. */
  secret: string;
  desk: Pick<Awaited<ReturnType<typeof openBusinessDesk>>, 'leads' | 'store' | 'journal' | 'moves'>;
  now: () => Date;
  /** Whether calls may go to the office's own machine. */
  mayCallItself?: boolean | undefined;
  /** After how many milliseconds it looks again. */
  lookEveryMs?: number | undefined;
}

/** Opens what tells another program of what happens in an office, and what answers how that goes. */
export function openWebhooks({
  connection,
  office,
  secret,
  desk,
  now,
  mayCallItself = false,
  lookEveryMs,
  ...asking
}: WebhooksOptions) {
  const { store, journal, leads } = desk;
  const milliseconds = () => now().getTime();
  const settled = () => ({ business: businessOf(store.getState()), seq: selectJournal(store.getState()).seq });
  const kept = keptWebhookIn(postBookOver(connection, office), createSealing(secret, 'webhooks'));
  const call = callerOf(mayCallItself, milliseconds);
  const room = openHookRoom({
    kept,
    journal,
    settled,
    contacts: () => readContacts(office),
    call,
    leads,
    broughtUpTo: desk.moves.broughtUpTo,
    now: milliseconds,
    lookEveryMs,
  });
  const answering = openLeaderDesk({
    ...asking,
    connection,
    name: 'webhooks',
    subject: ASKED_OF_WEBHOOKS,
    answer: webhookAnswers({ kept, room, call, seq: () => settled().seq, now: milliseconds }),
  });
  return {
    trouble: room.trouble,
    async close() {
      answering.close();
      await room.close();
    },
  };
}
