import { compareSync } from 'bcryptjs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { officeOver } from '@/journal/adapters/nats/reader';
import { openDesk } from '../../office/desk';
import { membersOver, type Members } from '../../office/members';
import { startServer } from './support/server';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
  await server.begin();
});
afterAll(() => server.stop());

const connected = async () => {
  const connection = await server.open();
  onTestFinished(() => connection.close());
  return { connection, members: membersOver(connection, await officeOver(connection)) };
};

/** The desk of a machine that is asked by its name, instead of whichever is free. */
const deskOf = async (machine: string, meanwhile: (members: Members) => Partial<Members>) => {
  const { connection, members } = await connected();
  const subscribe = connection.subscribe.bind(connection);
  connection.subscribe = (_subject, options) => subscribe(`office.${machine}.*.>`, options);
  openDesk({
    connection,
    members: { ...members, ...meanwhile(members) },
    access: {
      answer: () => Promise.resolve({ done: true }),
      willGoOn: () => Promise.resolve(),
      signOutElsewhere: () => Promise.resolve(),
      guessed: () => Promise.resolve(undefined),
      renew: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    },
    whenceOf: () => Promise.resolve({}),
    notes: () => {},
    changed: () => {},
  });
  await connection.flush();
};

/** What is waited for at one place and comes about at another. */
const gate = () => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open: () => open() };
};

test('of two machines that are asked for one new name at once, the one that says it is done has the key that lets in', async () => {
  const { connection, members } = await connected();
  await members.put({ name: 'admin', role: 'admin' }, 0);
  const [first, second, added] = [gate(), gate(), gate()];
  await deskOf('faster', (own) => ({
    async putHash(...of) {
      const put = await own.putHash(...of);
      first.open();
      return put;
    },
    async put(...of) {
      await second.isOpen;
      const put = await own.put(...of);
      added.open();
      return put;
    },
  }));
  await deskOf('slower', (own) => ({
    async putHash(...of) {
      await first.isOpen;
      const put = await own.putHash(...of);
      second.open();
      return put;
    },
    async put(...of) {
      await added.isOpen;
      return own.put(...of);
    },
  }));

  const ask = async (machine: string, letter: string) => {
    const asked = { name: 'Ravi', role: 'care', key: letter.repeat(43) };
    return (
      await connection.request(`office.${machine}.admin.people.add`, JSON.stringify(asked), { timeout: 20_000 })
    ).json();
  };
  const answers = await Promise.all([ask('faster', 'f'), ask('slower', 's')]);
  expect(answers).toEqual([{ done: true }, { refused: 'There is a user Ravi already.' }]);
  expect(compareSync('f'.repeat(43), (await members.secretOf('Ravi')).hash)).toBe(true);
});
