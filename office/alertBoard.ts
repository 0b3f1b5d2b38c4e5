import type { NatsConnection } from '@nats-io/nats-core';
import { jetstream } from '@nats-io/jetstream';
import { alertAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { boardOf } from '@/journal/adapters/nats/board';
import { officeOver } from '@/journal/adapters/nats/reader';
import { isOfficeAlert } from '@/store/office/boards';

/** What is off in the office, for everyone who works there; each kind stands there once, until it is over. */
export async function alertBoard(connection: NatsConnection, now: () => string) {
  const js = jetstream(connection);
  const known = new Map((await boardOf(await officeOver(connection), STREAMS.alerts)).filter(isOfficeAlert).map((alert) => [alert.kind, alert.text]));

  return {
    /** Says what is off, in a sentence, or, without words, that it is over. */
    async say(kind: string, text: string | undefined) {
      if ((known.get(kind) ?? '') === (text ?? '')) return;
      await js.publish(alertAt(kind), JSON.stringify({ kind, text: text ?? '', since: now() }));
      known.set(kind, text ?? '');
    },
  };
}
