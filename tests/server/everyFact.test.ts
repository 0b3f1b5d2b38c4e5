// Every fact there is, said and read by each role: as its declaration says, and no more.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { NatsConnection } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { isObject } from '@/journal/kit/isObject';
import type { Inverse } from '@/journal/port/model';
import type { Entry } from '@/journal/port/port';
import { takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import { businessOf, businessReplaced, businessUpdated, type Noun } from '@/store/business/business';
import { declarationOf } from '@/store/business/declared';
import { withheldFrom } from '@/store/business/feeds/withheld';
import { FACT_TYPES, isOfOffice, mayNotSay } from '@/store/business/policy';
import { ROLES, type Role } from '@/store/kit/roles';
import { asking } from '../support/drafts';
import { keptJournal } from '../support/keptJournal';
import { workplace } from '../support/work/workplace';
import { beginWith, openDesk } from './support/factDesk';
import { asks, isEven, NAMES, readerTab, type ReaderTab } from './support/readers';
import { startServer } from './support/server';

const sayers = (type: string) => ROLES.filter((role) => mayNotSay(role, type) === undefined);
const typeOf = (action: UnknownAction) => takenBackBy(action) ?? action.type;

/** The day (ISO date) on which a fact says that it was said; documents are of the one on which the desk hears of them. */
const dayOf = ({ payload }: UnknownAction): string[] =>
  isObject(payload) && typeof payload.on === 'string' ? [payload.on] : [];

/** Whether somebody of a role may read facts of a type that others said, as the declarations have it. */
const mayRead = (role: Role, type: string) => {
  const declared = declarationOf({ type });
  if (role === 'admin') return true;
  return role !== 'installer' && ![declared, declared?.noun].some((one) => one?.withheldFrom?.includes(role));
};

describe('of every fact there is', () => {
  const ends: (() => Promise<void>)[] = [];
  const tabs: ReaderTab[] = [];
  let desk: Awaited<ReturnType<typeof openDesk>>;
  let person: NatsConnection;
  let entries: Entry[];
  /** By role and type, what the desk said to whoever may not say it. */
  const denied = new Map<string, string>();
  /** By role and type, what it said to whoever may. */
  const admitted = new Map<string, FactAnswer[]>();

  const say = async (role: Role, fact: UnknownAction, id: string, undoes?: string) => {
    const draft = { ...asking(id, fact), ...(undoes !== undefined && { undoes }) };
    const answer = await askDesk<FactAnswer>(person, NAMES[role], 'say', contentOf(draft));
    const key = `${role} ${typeOf(fact)}`;
    if (sayers(typeOf(fact)).includes(role)) admitted.set(key, [...(admitted.get(key) ?? []), answer]);
    else denied.set(key, 'refused' in answer ? answer.refused : 'kept');
    return 'kept' in answer;
  };

  beforeAll(async () => {
    const server = await startServer();
    await server.begin();
    const connection = await server.open();
    person = await server.open();
    ends.push(
      () => server.stop(),
      () => connection.close(),
      () => person.close(),
    );
    await beginWith(connection, workplace);
    const { drafts } = await keptJournal();
    const facts = drafts.slice(1).map(({ action }) => action);
    const [lastDay = ''] = facts.flatMap(dayOf).toSorted().toReversed();
    let day = lastDay;
    const roles = new Map<string, Role>(ROLES.map((role) => [NAMES[role], role]));
    desk = await openDesk(connection, {
      roleOf: (name) => Promise.resolve(roles.get(name)),
      quotas: { take: () => true, most: () => Number.POSITIVE_INFINITY },
      now: () => new Date(`${day}T09:00:00.000Z`),
    });
    ends.push(() => desk.close());
    for (const role of ROLES) {
      const tab = await readerTab(role, await server.open({ inboxPrefix: `_INBOX.${NAMES[role]}` }));
      tabs.push(tab);
      ends.push(() => tab.replica.close());
    }
    let before = '';
    for (const [place, fact] of facts.entries()) {
      // Each is heard on the day on which it was said: a letter says what was due then, and a document keeps its day.
      day = dayOf(fact)[0] ?? lastDay;
      const [id, undoes] = [`fact-${place}`, factUndone.match(fact) ? before : undefined];
      const may = sayers(typeOf(fact));
      for (const role of ROLES) if (!may.includes(role)) await say(role, fact, `${role}-${id}`, undoes);
      if (isOfOffice(typeOf(fact))) {
        await desk.say(id, fact);
        continue;
      }
      // They take turns, and an admin says what the rules refuse the others.
      const turn = may[place % may.length] ?? 'admin';
      before = id;
      if ((await say(turn, fact, id, undoes)) || turn === 'admin') continue;
      before = `${id}-again`;
      await say('admin', fact, before, undoes);
    }
    const whole = businessReplaced(workplace, 'backup');
    for (const role of ROLES) if (role !== 'admin') await say(role, whole, `${role}-whole`);
    entries = (await desk.journal.since(1)).toSorted((one, other) => one.seq - other.seq);
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  test('something is in the journal', () => {
    const types = FACT_TYPES.filter((type) => type !== businessReplaced.type);
    expect(new Set(entries.map(({ action, takesBack }) => takesBack ?? typeOf(action)))).toEqual(new Set(types));
  });

  test('exactly those roles may say it that its declaration names, whatever a browser shows', () => {
    const pairs = ROLES.flatMap((role) => FACT_TYPES.map((type) => ({ role, type })));
    const forbidden = pairs.flatMap(({ role, type }) => {
      const reason = mayNotSay(role, type);
      return reason === undefined ? [] : [[`${role} ${type}`, reason]];
    });
    expect(Object.fromEntries(denied)).toEqual(Object.fromEntries(forbidden));
    const texts = new Set(denied.values());
    const refused = [...admitted].filter(([, answers]) =>
      answers.some((answer) => 'refused' in answer && texts.has(answer.refused)),
    );
    expect(refused).toEqual([]);
  });

  test.each(ROLES)('%s has all rows that they may read, and is told of no others', async (role) => {
    const tab = tabs.find((one) => one.role === role);
    if (!tab) throw new Error('Somebody of each role reads.');
    await isEven(tab, () => businessOf(desk.store.getState()));
    const told = tab.heard.flatMap(({ action }) => (businessUpdated.match(action) ? [action.payload] : []));
    expect(told.length).toBeGreaterThan(1);
    const withheld = told.flatMap(({ tables }) =>
      Object.entries(tables).filter(([noun, { rows }]) => withheldFrom(role).has(noun as Noun) && rows.length > 0),
    );
    expect(withheld).toEqual([]);
  });

  test.each(ROLES)('%s reads those that are not withheld, and of an Undo nothing that is', async (role) => {
    const isOpen = ({ action, by }: Entry) =>
      mayRead(role, typeOf(action)) || (role === 'installer' && by === NAMES.installer);
    const { entries: newest } = (await asks(person, NAMES[role], 'newest', { limit: 10_000 })) as { entries: Entry[] };
    const read = newest.filter(({ seq }) => seq > 1).toReversed();
    expect(read.map(({ seq }) => seq)).toEqual(entries.filter(isOpen).map(({ seq }) => seq));
    const ofTypes = [...new Map(entries.map((entry) => [typeOf(entry.action), entry])).values()];
    const toldOf: Partial<Inverse>[] = [];
    for (const { seq } of ofTypes) toldOf.push((await asks(person, NAMES[role], 'inverse', { at: seq })) as Inverse);
    const closed = ofTypes.flatMap((entry, place) => (isOpen(entry) ? [] : [toldOf[place]]));
    expect(closed).toEqual(closed.map(() => ({ missing: true })));
    const undone = toldOf.flatMap(({ inverse }) => (inverse && factUndone.match(inverse) ? [inverse.payload] : []));
    const nouns = undone.flatMap(({ changes }) => changes.map(({ path: [noun] }) => noun as Noun));
    expect(nouns.filter((noun) => withheldFrom(role).has(noun))).toEqual([]);
  });
});
