import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { isKeptAlready } from '@/journal/adapters/nats/answers';
import { contentOf, subjectFor } from '@/journal/adapters/nats/entries';
import { readSubject } from '@/journal/adapters/nats/subjects';
import { BEGINNING } from '@/journal/sync/beginningAnew';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';

/** The name under which the office's own programs act. */
export const BY = 'Trackyard';

/** Whether what lies under a subject of the journal is the fact that an office begins with, which its own program says. */
export function isBeginning(subject: string): boolean {
  const { way, user, type } = readSubject(subject);
  return way === 'fact' && user === BY && type === businessReplaced.type;
}

/** Says the fact that an office begins with, once: that its business is empty. */
export async function sayBeginning(connection: NatsConnection): Promise<void> {
  const action = businessReplaced(emptyBusiness, 'emptying');
  const about = businessModel.aboutOf(action);
  const draft = { id: BEGINNING, at: new Date().toISOString(), by: BY, version: businessModel.version, about, action };
  try {
    await jetstream(connection).publish(subjectFor(draft, BY), contentOf(draft));
  } catch (error) {
    if (!isKeptAlready(error)) throw error;
  }
}
