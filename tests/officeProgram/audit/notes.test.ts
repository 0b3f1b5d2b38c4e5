import { headers } from '@nats-io/nats-core';
import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { vendorAdded } from '@/store/facts/vendors';
import type { Noted } from '../../../office/audit/auditLog';
import { createDeskNotes } from '../../../office/audit/deskNotes';
import { createFactNotes } from '../../../office/audit/factNotes';
import { createWhence } from '../../../office/audit/whence';
import { createSessions } from '../../../office/signIn/sessions';
import { emptyAccessBook } from '../../support/accessBook';
import { vendorDraft } from '../../support/vendors';

const FROM = { address: '10.0.0.7', browser: 'Chrome on Windows' };

/** What the server tells of who asks. */
const telling = (info: string) => {
  const told = headers();
  told.set('Nats-Request-Info', info);
  return told;
};

const opened = async () => {
  const { book, connection } = emptyAccessBook();
  const sessions = createSessions(book, connection);
  const { session } = await sessions.begin({ name: 'Ravi', remember: false, ...FROM });
  const noted: Noted[] = [];
  const parts = { note: (line: Noted) => void noted.push(line), whenceOf: createWhence(sessions) };
  const asked = (request: string, by = 'Ravi') => ({
    subject: `office.desk.${by}.${request}`,
    headers: telling(JSON.stringify({ acc: 'BROWSERS', name: session.id })),
  });
  return {
    sessions,
    session,
    noted,
    asked,
    ...parts,
    facts: createFactNotes(parts),
    desk: createDeskNotes(parts.note),
  };
};

test('from where somebody asks is told by their own session, also once it has ended, and by nobody else’s', async () => {
  const { sessions, session, asked, whenceOf } = await opened();
  const here = { ...FROM, session: session.id };
  expect(await whenceOf('Ravi', asked('say'))).toEqual(here);
  expect(await whenceOf('Asha', asked('say', 'Asha'))).toEqual({});
  for (const info of ['', '{', '[]', '{}', '{"name":7}', '{"name":""}', '{"name":"*"}', '{"name":"another-session"}'])
    expect(await whenceOf('Ravi', { ...asked('say'), headers: telling(info) })).toEqual({});
  await sessions.end([session]);
  expect(await whenceOf('Ravi', asked('say'))).toEqual(here);
});

test('a fact is noted once it is kept, in words, with its place and from where; asked again it is no news', async () => {
  const { session, noted, asked, facts } = await opened();
  facts.kept(12, vendorAdded(vendorDraft('Metro Cables')), emptyBusiness);
  await facts.answered(asked('say'), { kept: 12, subject: 'office.fact.Ravi' });
  await facts.answered(asked('say'), { kept: 12, subject: 'office.fact.Ravi' });
  const text = 'added vendor Metro Cables';
  expect(noted).toEqual([{ kind: 'said', by: 'Ravi', text, place: 12, ...FROM, session: session.id }]);
});

test('what is refused is noted with the reason, and what is brought along, and nothing that is only read', async () => {
  const { noted, asked, facts } = await opened();
  await facts.answered(asked('say'), { refused: 'Only an admin may do this.' });
  await facts.answered(asked('move'), { kept: 3, subject: 'office.moved.Ravi' });
  await facts.answered(asked('read.newest'), { entries: [] });
  await facts.answered(asked('say'), { again: 'Later.' });
  await facts.answered(asked('read.content'), new Uint8Array(3));
  expect(noted).toEqual([
    expect.objectContaining({ kind: 'refused', by: 'Ravi', text: 'Only an admin may do this.' }),
    expect.objectContaining({ kind: 'managed', by: 'Ravi', text: 'brought a business along' }),
  ]);
});

test('what an admin does of people is noted in words, and no key', async () => {
  const { session, noted, desk } = await opened();
  const whence = { ...FROM, session: session.id };
  const key = 'k'.repeat(43);
  desk('Ravi', { request: 'people.add', asked: { name: 'Asha', role: 'care', key } }, whence, { done: true });
  desk('Ravi', { request: 'own.end', asked: { session: session.id } }, whence, { done: true });
  desk('Ravi', { request: 'people.access', asked: {} }, whence, { done: true, told: {} });
  desk('Ravi', undefined, whence, { refused: 'The office cannot read this request.' });
  const here = { by: 'Ravi', ...whence };
  expect(noted).toEqual([
    { kind: 'managed', text: 'added user Asha as Customer care', ...here },
    { kind: 'managed', text: `ended the sign-in ${session.id}`, ...here },
    { kind: 'refused', text: 'The office cannot read this request.', ...here },
  ]);
});

test('a look at the audit is noted with its day as it is shown everywhere', async () => {
  const { noted, desk } = await opened();
  desk('admin', { request: 'people.audit', asked: { upTo: '2026-11-30' } }, {}, { done: true });
  expect(noted.map(({ text }) => text)).toEqual(['looked at the audit up to 30 Nov 2026']);
});
