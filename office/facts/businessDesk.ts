import type { NatsConnection } from '@nats-io/nats-core';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import type { Office } from '@/journal/adapters/nats/reader';
import { createReplica } from '@/journal/replica';
import { selectJournal } from '@/journal/sync/journalSlice';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { writingByOffice } from '../writingByOffice';
import { complain } from '../tell';
import { admittedJournal } from './admittedJournal';
import { createAttempts } from './attempts';
import { openFactDesk } from './factDesk';
import { createInverses } from './inverses';
import { businessJudge } from './judging';
import type { Quotas } from './quotas';
import type { Roles } from './roles';

/** The name under which the office's own programs act. */
const BY = 'Trackyard';

export interface BusinessDeskOptions {
  connection: NatsConnection;
  office: Office;
  business: string;
  roleOf: Roles['roleOf'];
  now: () => Date;
  /** After how many entries the next snapshot comes. */
  compactAfter: number;
  quotas?: Quotas;
  hasRoom?: () => Promise<boolean>;
}

/** Reads the business of an office, and answers what people ask its journal to take. Rejects where it cannot be read. */
export async function openBusinessDesk(options: BusinessDeskOptions) {
  const { office, business, connection, roleOf, now, compactAfter } = options;
  const journal = await natsJournal(connection, { business, user: BY, office, writing: writingByOffice });
  const admitted = admittedJournal(journal);
  const inverses = createInverses();
  const attempts = createAttempts(complain);
  const replica = createReplica({
    model: businessModel,
    openJournal: () => Promise.resolve(admitted.journal),
    firstFact: () => Promise.reject(new Error('The office keeps no business yet.')),
    by: () => BY,
    inOneTab: (work) => work(),
    compactAfter,
    // Whoever takes over may be asked to take back what the desk of another machine has admitted.
    changed: ({ id, action }, before) => inverses.note(id, businessModel.undoing(action, before)),
  });
  const store = createStore({}, replica);
  await replica.start();
  // A process that ends is started again.
  if (selectJournal(store.getState()).status !== 'ready') throw new Error('The journal could not be read.');
  const judge = businessJudge({
    store,
    replica,
    admitted,
    office,
    inverses,
    attempts,
    roleOf,
    now: () => now().toISOString(),
  });
  const desk = openFactDesk({ ...options, judge, attempts });
  return {
    store,
    replica,
    /** What the office keeps, as its own programs read and write it. */
    journal,
    leads: desk.leads,
    /** Who asks again and again for what they do not get. */
    trouble: attempts.trouble,
    async close() {
      await desk.close();
      await replica.close();
    },
  };
}
