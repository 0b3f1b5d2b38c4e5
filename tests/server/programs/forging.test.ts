import { expect, test } from 'vitest';
import { jetstreamManager } from '@nats-io/jetstream';
import { presenceOver } from '@/journal/adapters/nats/presence';
import { API, STREAMS } from '@/journal/adapters/nats/subjects';
import { newFolders, sayTo, startOffice } from '../support/program';

/** A second is little on a busy machine. */
const PATIENT = { timeout: 20_000 };

/** Somebody has the server publish where they may not: a reply goes to whatever subject the one who asks names. */
test('nobody makes the server keep, empty or remove anything in another’s name by where a reply is to go', async () => {
  const office = await startOffice(newFolders());
  const admin = await office.signIn('admin', office.password);
  const within = await office.within();
  const manager = await jetstreamManager(within);
  const subjects = async () => {
    const streams = await manager.streams.list().next();
    const infos = await Promise.all(
      streams.map(({ config }) => manager.streams.info(config.name, { subjects_filter: '>' })),
    );
    return infos.flatMap(({ state }) => Object.keys(state.subjects ?? {})).toSorted();
  };
  expect(await sayTo(admin, 'admin')).toBe('kept');
  const before = await subjects();
  const forged = '{"name":"mallory","role":"admin","kind":"disk","text":"Forged","since":"2026-11-22T00:00:00.000Z"}';

  const targets = [
    'office.people.mallory',
    'office.secrets.admin',
    'office.alerts.disk',
    'office.aside.ravi.a',
    'office.fact.ravi.vendors.vendorAdded.b',
    '$O.snapshots.M.a',
    '$JS.API.STREAM.PURGE.PEOPLE',
    '$JS.API.STREAM.DELETE.PEOPLE',
    `${API}.STREAM.PURGE.PEOPLE`,
    '$JS.API.STREAM.CREATE.MINE',
    'office.desk.ravi.people.remove',
    'office.members-changed',
  ];
  const asked: [subject: string, content: string][] = [
    [`${API}.STREAM.MSG.GET.${STREAMS.people}`, '{"seq":1}'],
    [`${API}.STREAM.INFO.${STREAMS.people}`, ''],
    ['office.desk.admin.read.since', '{"after":0,"passed":0,"feed":""}'],
    ['office.desk.admin.read.newest', '{"limit":10}'],
    ['office.desk.admin.people.add', forged],
    ['office.desk.admin.say', forged],
    ['office.desk.admin.content.known', forged],
  ];
  for (const reply of targets) {
    for (const [subject, content] of asked) admin.publish(subject, content, { reply });
  }
  await admin.flush();
  // What was asked before this is done when this is answered.
  for (const [subject, content] of asked) await admin.request(subject, content, PATIENT);
  await within.flush();
  expect(await subjects()).toEqual(before);
});

test('nobody is made to seem present by what the server sends', async () => {
  const office = await startOffice(newFolders());
  const [admin, looking] = [
    await office.signIn('admin', office.password),
    await office.signIn('admin', office.password),
  ];
  const heard: string[] = [];
  presenceOver(looking, 'admin', 'own', (tabs) => heard.push(...tabs.map(({ name, tab }) => `${name} ${tab}`)));
  await looking.flush();
  admin.publish('office.desk.admin.say', '{"tab":"forged","place":"/"}', { reply: 'office.presence.ravi' });
  admin.publish(`${API}.STREAM.MSG.GET.${STREAMS.people}`, '{"seq":1}', { reply: 'office.presence.ravi' });
  await admin.request(`${API}.STREAM.MSG.GET.${STREAMS.people}`, '{"seq":1}', PATIENT);
  presenceOver(admin, 'admin', 'second', () => {});
  await expect.poll(() => heard).toContain('admin second');
  expect(heard.filter((tab) => tab.startsWith('ravi'))).toEqual([]);
});
