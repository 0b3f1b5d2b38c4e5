import { describe, expect, test } from 'vitest';
import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { memoryOutbox } from '../support/memoryOutbox';
import { noteText, readNote, withVersion } from '@/journal/adapters/nats/journalNote';
import { streamsOf } from '@/journal/adapters/nats/streams';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { accountsBilled } from '@/store/facts/accounts';
import { monthClosed } from '@/store/facts/periods';
import { proformaIssued } from '@/store/facts/proformas';
import { configuredTable } from '@/store/stock/configured/configuredSlice';
import { devicesDeleted } from '@/store/facts/configured';
import { businessReplaced } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { explained } from '@/store/business/whoChanged';
import { sayBeginning } from '../../office/beginning';
import { done } from '../support/said';
import { configuredDevice } from '../support/stock';
import { smallBusiness } from '../support/tabs';
import { agreed, officeUntil } from './support/browser';
import { openDesk } from './support/factDesk';
import { noteOf } from './support/server';
import { until } from './support/until';

const AWAY = 'The office does not answer. Trackyard tries again by itself.';
const FULL = 'The storage of the office is full. Tell your admin; what you do waits here.';
const OTHER = 'This office keeps another business now.';
const TOO_LONG = 'It is longer than the office takes.';

const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs' as const, minOrderQty: 10 };

// Each has an office of its own, and mostly waits.
describe.concurrent('somebody whose line is cut for a while', () => {
  test('and somebody who works on both get their way with different fields', async ({ onTestFinished }) => {
    const { open } = await officeUntil(onTestFinished);
    const [asha, ravi] = [await open('Asha'), await open('Ravi')];
    asha.line.cut();
    asha.change('vendor-1', relay, { rate: 90 });
    ravi.change('vendor-1', relay, { minOrderQty: 20 });
    await ravi.sent();
    expect(asha.relay()).toMatchObject({ rate: 90, minOrderQty: 10 });
    asha.line.mend();
    await agreed(asha, ravi);
    const both = { ...relay, rate: 90, minOrderQty: 20 };
    expect([asha.relay(), ravi.relay()]).toEqual([both, both]);
    expect(asha.business()).toEqual(ravi.business());
  });

  test('learns who changed the same field meanwhile, from what and to what', async ({ onTestFinished }) => {
    const { open } = await officeUntil(onTestFinished);
    const [asha, ravi] = [await open('Asha'), await open('Ravi')];
    asha.line.cut();
    const said = asha.change('vendor-1', relay, { rate: 90 });
    ravi.change('vendor-1', relay, { rate: 95 });
    await ravi.sent();
    asha.line.mend();
    const outcome = await said.confirmed();
    await agreed(asha, ravi);
    await asha.missing(1);
    expect([asha.relay()?.rate, ravi.relay()?.rate]).toEqual([95, 95]);
    if (!('missed' in outcome)) throw new Error('It was kept.');
    const [missed] = asha.journal().missed;
    expect(
      await explained({ reason: outcome.missed, changed: missed?.changed })(undefined, asha.business, asha.replica),
    ).toMatch(/Rate.* is ₹95.*: Ravi changed it from ₹80/);
  });

  test('finds what was said meanwhile in the office once, although the page was left and the first answer lost', async ({
    onTestFinished,
  }) => {
    const { open } = await officeUntil(onTestFinished);
    const ravi = await open('Ravi');
    const outbox = memoryOutbox();
    const asha = await open('Asha', { outbox });
    asha.line.deafenAt('office.desk.Asha.say');
    asha.add('Third');
    await until('the office has it', () => ravi.names().includes('Third'));
    asha.line.cut();
    asha.add('Fourth');
    asha.change('vendor-1', relay, { rate: 90 });
    await until('all of it outlasts the page', () => !asha.replica.unsaved());
    await asha.leave();
    expect(await asha.waiting()).toHaveLength(3);

    const again = await open('Asha', { outbox });
    await agreed(again, ravi);
    await until('nothing waits', async () => (await again.waiting()).length === 0);
    expect(ravi.names()).toEqual(['First', 'Second', 'Third', 'Fourth']);
    expect(ravi.relay()?.rate).toBe(90);
    expect((await ravi.replica.newest(9)).map(({ action }) => action.type)).toEqual([
      'vendors/productEdited',
      'vendors/vendorAdded',
      'vendors/vendorAdded',
      'business/replaced',
    ]);
  });

  test('with a wrong clock is ordered by the office, and dated by it', async ({ onTestFinished }) => {
    const { open } = await officeUntil(onTestFinished);
    const ravi = await open('Ravi');
    const asha = await open('Asha', { now: () => '2001-01-01T00:00:00.000Z' });
    asha.line.cut();
    asha.add('From the past');
    ravi.add('Before it');
    await ravi.sent();
    asha.line.mend();
    await agreed(asha, ravi);
    expect(asha.names()).toEqual(['First', 'Second', 'Before it', 'From the past']);
    const [late, before] = await ravi.replica.newest(2);
    expect(late?.by).toBe('Asha');
    expect(Date.parse(late?.at ?? '')).toBeGreaterThan(Date.parse(before?.at ?? ''));
  });

  test('for days has issued its documents on the day on which the office hears of them, and takes them back like any other', async ({
    onTestFinished,
  }) => {
    let today = '2026-11-21';
    const now = () => new Date(`${today}T09:00:00.000Z`);
    const { open } = await officeUntil(onTestFinished, { now });
    const [asha, ravi] = [await open('Asha'), await open('Ravi')];
    const billsIn = ({ business }: typeof asha) =>
      Object.values(business().bills.entities)
        .filter(({ id }) => !smallBusiness.bills.entities[id])
        .map(({ issuedOn, dueOn, status }) => ({ issuedOn, dueOn, status }));
    asha.line.cut();
    const billed = done(asha.store.dispatch(accountsBilled(['account-1'], ['vehicle-1'], today)));
    expect(billsIn(asha)).toEqual([{ issuedOn: '2026-11-21', dueOn: '2026-12-06', status: 'Issued' }]);
    today = '2026-12-02';
    done(ravi.store.dispatch(monthClosed('2026-11', today)));
    await ravi.sent();
    asha.line.mend();
    await agreed(asha, ravi);
    const confirmed = { issuedOn: '2026-12-02', dueOn: '2026-12-17' };
    for (const browser of [asha, ravi]) expect(billsIn(browser)).toEqual([{ ...confirmed, status: 'Issued' }]);
    expect(asha.journal().missed).toEqual([]);
    expect(billed.undo?.()).toMatchObject({ done: true });
    await agreed(asha, ravi);
    for (const browser of [asha, ravi]) expect(billsIn(browser)).toEqual([{ ...confirmed, status: 'Cancelled' }]);
    // Nobody else says anything meanwhile.
    asha.line.cut();
    const quoted = proformaIssued('account-1', today);
    const proforma = done(asha.store.dispatch(quoted));
    today = '2026-12-03';
    asha.line.mend();
    await agreed(asha, ravi);
    const proformaIn = ({ business }: typeof asha) => business().proformas.entities[quoted.payload.id];
    expect(proformaIn(asha)).toMatchObject({ issuedOn: today, status: 'Issued' });
    expect(proforma.undo?.()).toMatchObject({ done: true });
    await agreed(asha, ravi);
    expect(proformaIn(ravi)).toMatchObject({ issuedOn: today, status: 'Cancelled' });
    expect(asha.business()).toEqual(ravi.business());
  });
});

describe.concurrent('an office', () => {
  test('that was stopped for a while gets what everybody said meanwhile', async ({ onTestFinished }) => {
    const { office, open } = await officeUntil(onTestFinished);
    const [asha, ravi] = [await open('Asha'), await open('Ravi')];
    await office.machines[0]?.stop();
    asha.add('Third');
    ravi.add('Fourth');
    await asha.isTroubled(AWAY);
    await ravi.isTroubled(AWAY);
    await office.machines[0]?.start();
    await agreed(asha, ravi);
    expect(asha.names().toSorted()).toEqual(['First', 'Fourth', 'Second', 'Third']);
    expect(asha.business()).toEqual(ravi.business());
    expect([asha.journal().trouble, ravi.journal().trouble]).toEqual([undefined, undefined]);
  });

  test('that is full says so, and gets what waits in its order once there is room', async ({ onTestFinished }) => {
    const { office, open } = await officeUntil(onTestFinished);
    const [asha, ravi] = [await open('Asha'), await open('Ravi')];
    const { config, state } = await office.streams.info(STREAMS.journal);
    await office.streams.update(STREAMS.journal, { ...config, max_bytes: state.bytes + 1 });
    asha.add('Third');
    await asha.isTroubled(FULL);
    asha.change('vendor-1', relay, { rate: 90 });
    expect(asha.names()).toEqual(['First', 'Second', 'Third']);
    await until('it outlasts the page', async () => (await asha.waiting()).length === 2);
    expect(ravi.names()).toEqual(['First', 'Second']);
    await office.streams.update(STREAMS.journal, config);
    await agreed(asha, ravi);
    expect(ravi.names()).toEqual(['First', 'Second', 'Third']);
    expect([asha.relay()?.rate, ravi.relay()?.rate]).toEqual([90, 90]);
    expect([asha.journal().trouble, asha.journal().missed]).toEqual([undefined, []]);
    expect((await ravi.replica.newest(2)).map(({ action }) => action.type)).toEqual([
      'vendors/productEdited',
      'vendors/vendorAdded',
    ]);
  });

  test('that refuses what is too long tells its author, and keeps what comes after it', async ({ onTestFinished }) => {
    const { open } = await officeUntil(onTestFinished);
    const [asha, ravi] = [await open('Asha'), await open('Ravi')];
    const devices = Array.from({ length: 12_000 }, (_, index) =>
      configuredDevice(index + 1, { id: `configured ${'x'.repeat(90)} ${index}` }),
    );
    done(asha.store.dispatch(businessReplaced({ ...smallBusiness, configured: configuredTable(devices) }, 'backup')));
    const said = done(asha.store.dispatch(devicesDeleted(devices)));
    asha.add('Third');
    await agreed(asha, ravi);
    expect(await said.confirmed()).toEqual({ missed: TOO_LONG });
    await asha.missing(1);
    expect(asha.names()).toEqual(['First', 'Second', 'Third']);
    expect(asha.business()).toEqual(ravi.business());
    expect(asha.journal().missed).toMatchObject([{ reason: TOO_LONG }]);
  });

  const claimed = (name: string, version: number) => ({
    id: name,
    version,
    about: [],
    action: { type: 'vendors/vendorRenamed', meta: 'of tomorrow' },
  });
  /** Puts something into the journal past the product, in the name of Ravi. */
  const write = async ({ open }: { open: () => Promise<NatsConnection> }, content: ReturnType<typeof claimed>) =>
    jetstream(await open()).publish(`office.fact.Ravi.vendors.vendorRenamed.${content.id}`, JSON.stringify(content));

  test('in which a newer program works elsewhere says so, and what is said waits', async ({ onTestFinished }) => {
    const { office, open } = await officeUntil(onTestFinished);
    const asha = await open('Asha');
    const newer = businessModel.version + 1;
    const { config, state } = await office.streams.info(STREAMS.journal);
    const raised = withVersion(readNote(config.description)?.raised ?? [], newer, state.last_seq);
    await office.streams.update(STREAMS.journal, { ...config, description: noteText({ ...noteOf(), raised }) });
    await write(office, claimed('newer', newer));
    const { last_seq: last } = (await office.streams.info(STREAMS.journal)).state;
    asha.add('Third');
    await asha.isTroubled('A newer version of Trackyard is in use in this office.');
    expect((await office.streams.info(STREAMS.journal)).state.last_seq).toBe(last);
    expect(await asha.waiting()).toHaveLength(1);
  });

  test('takes what claims a version that nobody has for nothing, and everybody goes on', async ({ onTestFinished }) => {
    const { office, open } = await officeUntil(onTestFinished);
    const asha = await open('Asha');
    await write(office, claimed('mallory', 99));
    const ravi = await open('Ravi');
    asha.add('Third');
    await agreed(asha, ravi);
    expect([asha.journal().outdated, ravi.journal().outdated]).toEqual([false, false]);
    expect(ravi.names()).toEqual(['First', 'Second', 'Third']);
  });

  test('that keeps another business after a while is sent nothing', async ({ onTestFinished }) => {
    const { office, open, desk } = await officeUntil(onTestFinished);
    const asha = await open('Asha');
    asha.line.cut();
    asha.add('Third');
    await desk.close();
    for (const stream of streamsOf(noteOf('another'), 1)) {
      await office.streams.delete(stream.name);
      await office.streams.add(stream);
    }
    const connection = await office.open();
    await sayBeginning(connection);
    const another = await openDesk(connection, { business: 'another' });
    onTestFinished(() => another.close());
    asha.line.mend();
    await asha.isTroubled(OTHER);
    const tries = asha.tries();
    asha.add('Fourth');
    await until('it is tried again', () => asha.tries() > tries + 2);
    expect((await office.streams.info(STREAMS.journal)).state.last_seq).toBe(1);
    expect(await asha.waiting()).toHaveLength(2);
  });
});
