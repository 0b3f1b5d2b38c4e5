// An office with its clerk and a person who works in it, all in one process but the NATS server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { personAt } from '@/journal/adapters/nats/subjects';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { Business } from '@/store/business/business';
import { createClerk } from '../../office/clerkWork';
import { asking } from '../../tests/support/drafts';
import { beginWith } from '../../tests/server/support/factDesk';
import { BUSINESS, startServer } from '../../tests/server/support/server';
import { at, now, pause } from '../office/clock';
import { raised } from '../office/facts';

const EVERY_MS = 250;
const AGAIN_MS = 100;
const ADMIN = 'person-0';

/** What a person waited for each fact to be kept, and for how long nothing else was done, in milliseconds. */
export interface Quickness {
  p50: number;
  p95: number;
  p99: number;
  longest: number;
  stalled: number;
}

/** Opens an office with a business; its clock is ahead by so many milliseconds as `ahead` gives. */
export async function openOffice(business: Business, ahead: () => number = () => 0) {
  const server = await startServer();
  await server.begin();
  const person = await server.open();
  await beginWith(person, business);
  await person.request(personAt(ADMIN), JSON.stringify({ name: ADMIN, role: 'admin' }));
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-bench-'));
  // As in the clerk's own process.
  const connection = await server.open({ noAsyncTraces: true });
  const clerk = await createClerk({
    connection,
    business: BUSINESS,
    secret: 'the secret of the office',
    folder,
    write: () => Promise.resolve([]),
    now: () => new Date(Date.now() + ahead()),
    trial: { betweenMs: 0 },
  });
  const ask = (request: string, asked: object = {}) =>
    askDesk<DeskAnswer>(person, ADMIN, request, JSON.stringify(asked));
  let said = 0;

  /** Says the next fact until it is kept, as a browser does. */
  const say = async () => {
    const draft = asking(`said-${said}`, raised(0, 1 + said));
    said += 1;
    for (;;) {
      const answer = await askDesk<FactAnswer>(person, ADMIN, 'say', contentOf(draft));
      if ('kept' in answer) return;
      if (!('again' in answer)) throw new Error(JSON.stringify(answer));
      await pause(AGAIN_MS);
    }
  };
  // It reads all that there is before it answers.
  await say();

  /** Has the person say four facts a second until something is over; gives how quick the office was meanwhile. */
  const workUntil = async (isOver: () => boolean): Promise<Quickness> => {
    const waited: number[] = [];
    const stalls = monitorEventLoopDelay({ resolution: 5 });
    stalls.enable();
    while (!isOver()) {
      const begun = now();
      await say();
      waited.push(now() - begun);
      await pause(EVERY_MS - (now() - begun));
    }
    stalls.disable();
    const [p50, p95, p99, longest] = [at(waited, 0.5), at(waited, 0.95), at(waited, 0.99), at(waited, 1)];
    return { p50, p95, p99, longest, stalled: stalls.max / 1e6 };
  };

  return {
    clerk,
    person,
    ask,
    workUntil,
    async close() {
      await clerk.close();
      await connection.close();
      await person.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
