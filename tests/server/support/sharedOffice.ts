// An office with its clerk and its people: one server for all tests of a file, whose office begins anew for each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { personAt } from '@/journal/adapters/nats/subjects';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { Business } from '@/store/business/business';
import type { Role } from '@/store/kit/roles';
import { createClerk, type ClerkOptions } from '../../../office/clerkWork';
import { paperFiles } from '../../../office/papers/paperFiles';
import { beginWith } from './factDesk';
import { BUSINESS, startServer } from './server';

type Server = Awaited<ReturnType<typeof startServer>>;

/** By which an office of these tests seals what it keeps. */
export const SECRET = 'the secret of the office';

/** The clerk of an office, with a folder of its own; it ends with the test, or before it. */
export async function startClerk(server: Server, options: Partial<ClerkOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-clerk-'));
  const connection = await server.open();
  const clerk = await createClerk({
    connection,
    business: BUSINESS,
    secret: SECRET,
    folder,
    write: paperFiles,
    ...options,
  });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await clerk.close();
    await connection.close();
  };
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...clerk, folder, connection, close };
}

export type Clerk = Awaited<ReturnType<typeof startClerk>>;

const PEOPLE: Readonly<Record<string, Role>> = { Asha: 'admin', Meera: 'sales' };

/** An office whose business and people are these at the beginning of each test of a file. */
export function sharedOffice(business: Business, people = PEOPLE) {
  let server: Server | undefined;
  let person: NatsConnection | undefined;
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('It starts before the tests.');
    return thing;
  };

  beforeAll(async () => {
    server = await startServer();
    person = await server.open();
  });
  beforeEach(async () => {
    await started(server).begin();
    await beginWith(started(person), business);
    for (const [name, role] of Object.entries(people))
      await started(person).request(personAt(name), JSON.stringify({ name, role }));
  });
  afterAll(async () => {
    await person?.close();
    await server?.stop();
  });

  return {
    get server() {
      return started(server);
    },
    /** A connection in which anybody may ask. */
    get person() {
      return started(person);
    },
    clerk: (options?: Partial<ClerkOptions>) => startClerk(started(server), options),
    /** What somebody asks of a part of the office, such as `mail`. */
    askOf:
      (part: string) =>
      (by: string, request: string, asked: object = {}) =>
        askDesk<DeskAnswer>(started(person), by, `${part}.${request}`, JSON.stringify(asked)),
  };
}
