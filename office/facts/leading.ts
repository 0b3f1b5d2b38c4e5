import type { Msg, NatsConnection } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';

/** Where the server tells that another machine leads the journal now. */
const ELECTED = `$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.${STREAMS.journal}`;
/** Should the word of it have been lost. */
const LOOK_EVERY_MS = 2_000;

/**
 * Follows whether the machine of this connection leads the journal: the desk there answers, as all that is appended goes
 * through it. Where nobody knows who leads, nobody answers, and people are told that the office does not.
 * @param changed told as that changes, first once it is known
 */
export function followLead(
  connection: NatsConnection,
  office: Pick<Office, 'info'>,
  changed: (leads: boolean) => void,
): () => void {
  let leads: boolean | undefined;
  let looking = false;
  let over = false;

  const leadsNow = async () => {
    const { cluster } = await office.info(STREAMS.journal);
    // A machine that is alone names nobody.
    return cluster?.leader === undefined || cluster.leader === connection.info?.server_name;
  };
  const note = (now: boolean) => {
    if (over || now === leads) return;
    leads = now;
    changed(now);
  };
  const look = async () => {
    if (looking) return;
    looking = true;
    note(await leadsNow().catch(() => false));
    looking = false;
  };
  const hear = (error: Error | null, message: Msg) => {
    if (!error) note(message.json<{ leader?: string }>().leader === connection.info?.server_name);
  };

  const elected = connection.subscribe(ELECTED, { callback: hear });
  const beat = setInterval(() => void look(), LOOK_EVERY_MS);
  void look();
  return () => {
    clearInterval(beat);
    elected.unsubscribe();
    over = true;
  };
}
