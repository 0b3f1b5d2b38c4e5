// People of each role, who read of an office what its desk tells them.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { NatsConnection } from '@nats-io/nats-core';
import { expect } from 'vitest';
import { memoryOutbox } from '../../support/memoryOutbox';
import { askDeskForBytes } from '@/journal/adapters/nats/askDesk';
import { feedJournal } from '@/journal/adapters/nats/feedJournal';
import { readingDesk } from '@/journal/adapters/nats/readingDesk';
import type { FactOutcome } from '@/journal/port/model';
import type { Entry, Journal } from '@/journal/port/port';
import type { Said } from '@/journal/sync/dispatching';
import { takenBackBy } from '@/journal/undo/takenBack';
import type { Business } from '@/store/business/business';
import { readableTo } from '@/store/business/feeds/readable';
import { feedDeltas } from '@/store/business/feeds/wholeOfParts';
import { mayNotSay } from '@/store/business/policy';
import type { Role } from '@/store/kit/roles';
import { smallCare } from '../../support/care';
import { openTab, type Tab } from '../../support/tabs';
import { numbersFrom } from '../../support/work/chance';
import { someFact } from '../../support/work/someFact';
import { workplace } from '../../support/work/workplace';
import { BUSINESS } from './server';
import { until } from './until';

/** The business of their office. */
export const readersBusiness: Business = { ...workplace, jobs: smallCare.jobs };

const [installer = { name: '' }] = Object.values(workplace.installers.entities);
/** Somebody of each role; the installer is one whom the business knows. */
export const NAMES: Readonly<Record<Role, string>> = {
  admin: 'Asha',
  stock: 'Vijay',
  sales: 'Meera',
  care: 'Kiran',
  installer: installer.name.replaceAll(' ', '-'),
};

/** What of a business somebody of a role may read. */
export const readableBy = (role: Role, business: Business): Business =>
  readableTo({ name: NAMES[role], role }, business);

export interface ReaderTab extends Tab {
  role: Role;
  /** The entries that it was told, in that order. */
  heard: readonly Entry[];
}

/** The browser of somebody of a role over a connection of theirs. */
export async function readerTab(
  role: Role,
  connection: NatsConnection,
  real = false,
  outbox = memoryOutbox(),
): Promise<ReaderTab> {
  const user = NAMES[role];
  const heard: Entry[] = [];
  const noting = (journal: Journal): Journal => ({
    ...journal,
    async since(...of) {
      const entries = await journal.since(...of);
      heard.push(...entries);
      return entries;
    },
  });
  const tab = await openTab(
    async () => noting(await feedJournal(connection, { business: BUSINESS, user, feedDeltas })),
    {
      by: () => user,
      outbox,
      mayNot(fact) {
        const reason = mayNotSay(role, takenBackBy(fact) ?? fact.type);
        return reason === undefined ? undefined : { reason };
      },
      ...(real && { pause: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)) }),
    },
  );
  return { ...tab, role, heard };
}

/** Resolves once a browser has nothing more to send and shows what its person may read of that business. */
export const isEven = ({ role, replica, business }: ReaderTab, whole: () => Business) =>
  until(`${role} has what they may read`, () => {
    if (replica.waiting() > 0) return false;
    expect(business()).toEqual(readableBy(role, whole()));
    return true;
  });

/** Says so many facts that somebody sees fit by what they see; resolves with what became of each. */
export async function say({ store, business }: Tab, count: number, seed: number): Promise<FactOutcome[]> {
  const below = numbersFrom(seed);
  const said: Extract<Said, { done: true }>[] = [];
  for (let tries = 0; said.length < count && tries < 2_000; tries += 1) {
    const fact: UnknownAction | undefined = someFact(business(), below);
    const answer = fact && (store.dispatch(fact as never) as unknown as Said);
    if (answer?.done && answer.undo) said.push(answer);
  }
  return Promise.all(said.map(({ confirmed }) => confirmed()));
}

/** What somebody is answered who asks to read something without any browser: bytes, an object, or why not. */
export async function asks(connection: NatsConnection, user: string, request: string, asked: object) {
  const reading = readingDesk((what, text) => askDeskForBytes(connection, user, what, text));
  try {
    return await (request === 'content' ? reading.bytes(request, asked) : reading.read<object>(request, asked));
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  }
}
