import type { NatsConnection } from '@nats-io/nats-core';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import type { Office } from '@/journal/adapters/nats/reader';
import { createReplica } from '@/journal/replica';
import { selectJournal } from '@/journal/sync/journalSlice';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { writingByOffice } from '../writingByOffice';
import { admittedJournal } from './admittedJournal';
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
}

/** Reads the business of an office, and answers what people ask its journal to take. Rejects where it cannot be read. */
export async function openBusinessDesk(options: BusinessDeskOptions) {
  const { connection, office, business, roleOf, now, compactAfter, quotas } = options;
  const admitted = admittedJournal(
    await natsJournal(connection, { business, user: BY, office, writing: writingByOffice }),
  );
  const inverses = createInverses();
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
  const judge = businessJudge({ store, replica, admitted, office, inverses, roleOf, now: () => now().toISOString() });
  const desk = openFactDesk({ connection, office, judge, roleOf, ...(quotas && { quotas }) });
  return {
    store,
    replica,
    async close() {
      await desk.close();
      await replica.close();
    },
  };
}
