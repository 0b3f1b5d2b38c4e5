import type { Msg, NatsConnection } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';

/** Where the server tells that another machine leads the journal now. */
const ELECTED = `$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.${STREAMS.journal}`;
/** Should the word of it have been lost. */
const LOOK_EVERY_MS = 2_000;
/** Where nobody could tell: a server that reads anew who is let in cannot for a moment. */
const LOOK_AGAIN_MS = 200;

export type Leadership = ReturnType<typeof leadershipOver>;

/** An office of one machine: that one leads, also while its server cannot tell for a moment. */
export const leadingAlone: Leadership = {
  follow(changed) {
    changed(true);
    return () => {};
  },
  close() {},
};

/**
 * Knows whether the machine of a connection leads the journal: the desks there answer, as all that is appended goes through it. Where
 * nobody knows who leads, nobody answers, and people are told that the office does not.
 */
export function leadershipOver(connection: NatsConnection, office: Pick<Office, 'info'>) {
  const followers = new Set<(leads: boolean) => void>();
  let leads: boolean | undefined;
  let elections = 0;
  let looking = false;
  let again: NodeJS.Timeout | undefined;
  let over = false;

  const leadsNow = async () => {
    const { cluster } = await office.info(STREAMS.journal);
    // The server of a machine that is cut off from the others names no leader.
    return cluster?.leader !== undefined && cluster.leader === connection.info?.server_name;
  };
  const note = (now: boolean) => {
    if (over || now === leads) return;
    leads = now;
    for (const changed of followers) changed(now);
  };
  const look = async () => {
    if (looking) return;
    looking = true;
    const before = elections;
    const now = await leadsNow().catch(() => undefined);
    looking = false;
    // An election that was heard meanwhile is newer than the answer.
    if (elections === before) note(now ?? false);
    if (now === undefined && !over) again = setTimeout(() => void look(), LOOK_AGAIN_MS);
  };
  const hear = (error: Error | null, message: Msg) => {
    if (error) return;
    elections += 1;
    note(message.json<{ leader?: string }>().leader === connection.info?.server_name);
  };

  const elected = connection.subscribe(ELECTED, { callback: hear });
  const beat = setInterval(() => void look(), LOOK_EVERY_MS);
  void look();
  return {
    /** Tells whether it leads as that changes, first once it is known; gives what ends it. */
    follow(changed: (leads: boolean) => void): () => void {
      followers.add(changed);
      if (leads !== undefined) changed(leads);
      return () => void followers.delete(changed);
    },
    close(): void {
      clearInterval(beat);
      clearTimeout(again);
      elected.unsubscribe();
      over = true;
    },
  };
}
