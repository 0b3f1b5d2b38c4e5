import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Draft, Journal, Snapshot } from '@/journal/port/port';
import { factUndone } from '@/journal/undo/undo';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import { businessReplaced, type Business } from '@/store/business/business';
import { readNewest } from '@/store/business/activityReading';
import { businessModel } from '@/store/business/businessModel';
import { devicesDeleted } from '@/store/facts/configured';
import { MAX_NUMBER } from '@/store/kit/table';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { damaged } from '../support/crafted';
import { everyNoun } from '../support/everyNoun';
import { additionDraft } from '../support/care';
import { anyFact } from '../support/facts';
import { runs } from '../support/runs';
import { everyScreen } from '../support/screens';
import { configuredDevice } from '../support/stock';
import { openTab, settle, smallBusiness } from '../support/tabs';
import { vendor, vendorDraft } from '../support/vendors';

const { version } = businessModel;
const head = { at: '2026-11-21T00:00:00.000Z', by: 'Eve', about: [], version };
const beginning = (business: unknown = smallBusiness): Draft => ({
  ...head,
  id: 'beginning',
  action: businessReplaced(business as Business, 'sample'),
});
const said = (id: string, action: Draft['action']): Draft => ({ ...head, id, action });
const snapshot = (seq: number, state: unknown): Snapshot => ({ seq, version, state, overtaken: {} });

/** A shelf on which somebody put this, and a tab that is opened on it. */
async function found(drafts: readonly Draft[], snapshots: readonly Snapshot[] = []) {
  const door = memoryShelf();
  const raw = door();
  await raw.append(drafts);
  for (const one of snapshots) await raw.compact(one);
  return { raw, open: () => openTab(() => Promise.resolve(door())) };
}

const reasonsIn = async (raw: Journal) => (await raw.aside()).map(({ what, reason }) => `${what}: ${reason}`);

/** The business with a vendor that has no name. */
function nameless(): Business {
  const business = structuredClone(smallBusiness);
  Reflect.deleteProperty(business.vendors.entities['vendor-2'] ?? {}, 'name');
  return business;
}

const NAMELESS = 'Vendor 2: name: Vendor name is required.';

test('an entry with a record that does not fit brings the others, and the one is set aside once', async () => {
  const { raw, open } = await found([beginning(nameless()), said('later', vendorAdded(vendorDraft('Later')))]);
  const [tab, again] = [await open(), await open()];
  const { vendors } = tab.business();
  expect(vendors.ids.map((id) => vendors.entities[id]?.name)).toEqual(['First', 'Later']);
  expect(again.business()).toEqual(tab.business());
  expect(await reasonsIn(raw)).toEqual([`rows: Skipped in entry 1, as it does not fit. ${NAMELESS}`]);
  expect((await raw.aside())[0]?.content).toMatchObject([{ table: 'vendors', id: 'vendor-2', content: { number: 2 } }]);
  expect([tab, again].map(({ store }) => store.getState().journal.setAside)).toEqual([1, 0]);
});

test('a snapshot with a record that does not fit is set aside, as the entries tell all of it', async () => {
  const { raw, open } = await found([beginning()], [snapshot(1, nameless())]);
  expect((await open()).business().vendors).toEqual(smallBusiness.vendors);
  expect(await reasonsIn(raw)).toEqual([`snapshot: Skipped in snapshot 1, as it does not fit. ${NAMELESS}`]);
  expect(await raw.snapshots()).toEqual([]);
});

test('a snapshot of which nothing fits does not empty the business', async () => {
  const { open } = await found([beginning()], [snapshot(1, {})]);
  expect((await open()).business().vendors).toEqual(smallBusiness.vendors);
});

test('a snapshot before which nothing is kept brings what fits', async () => {
  const { raw, open } = await found([], [snapshot(0, nameless())]);
  const [tab, again] = [await open(), await open()];
  expect(tab.business().vendors.ids).toEqual(['vendor-1']);
  expect(again.business()).toEqual(tab.business());
  expect(await reasonsIn(raw)).toEqual([`rows: Skipped in snapshot 0, as it does not fit. ${NAMELESS}`]);
});

test('no more than the business comes out of a journal', async () => {
  const alien = { ...smallBusiness, looks: null, session: null, journal: { status: 'failed' } };
  const { open } = await found([beginning(alien)], []);
  const { store } = await open();
  const { looks, session, journal } = store.getState();
  expect([looks.theme, typeof session.name, journal.status]).toEqual(['system', 'string', 'ready']);
});

function deep() {
  let nested: unknown = 1;
  for (let level = 0; level < 500; level += 1) nested = [nested];
  return nested;
}

const vendorWith = (changes: object) => {
  const fact = vendorAdded(vendorDraft('Odd'));
  return { ...fact, payload: { ...fact.payload, ...changes } };
};

const deleted = devicesDeleted([configuredDevice(9, { id: 'a' })]);

test.each<[string, Draft['action'], string]>([
  ['has no payload', { type: vendorAdded.type }, 'It does not say what happened.'],
  ['has a text for a payload', { type: vendorAdded.type, payload: 'x' }, 'It does not say what happened.'],
  [
    'is about what is no identity',
    vendorWith({ id: 7 }),
    'What it says does not fit. id: Its identity must be a text.',
  ],
  [
    'is about what every object has',
    vendorWith({ id: '__proto__' }),
    'What it says does not fit. id: Its identity is none.',
  ],
  ['is nested too deeply', vendorWith({ name: deep() }), 'It is nested too deeply to be read.'],
  [
    'adds a record that does not fit',
    vendorWith({ name: 7 }),
    'What it says does not fit. name: Vendor Name must be a text.',
  ],
  [
    'adds a part that does not fit',
    productAdded('vendor-1', { name: 'R', rate: Number.POSITIVE_INFINITY, unit: 'Pcs', minOrderQty: 1 }),
    'What it says does not fit. product.rate: Rate can have at most 12 digits.',
  ],
  [
    'puts something back into every object',
    factUndone({ fact: vendorAdded(vendorDraft('x')), changes: [{ path: ['__proto__', 'polluted'], was: true }] }),
    'What it says does not fit what it is about.',
  ],
  [
    'puts back more than the business',
    factUndone({ fact: vendorAdded(vendorDraft('x')), changes: [{ path: ['looks'], was: null }] }),
    'What it says does not fit what it is about.',
  ],
  [
    'puts back a record without a place in the list',
    factUndone({ fact: vendorAdded(vendorDraft('x')), changes: [{ path: ['vendors', 'hidden'], was: { name: {} } }] }),
    'What it says does not fit what it is about.',
  ],
  [
    'puts back a record under the identity of another one',
    factUndone({ fact: deleted, changes: [{ path: ['configured', 'a'], place: 0, was: configuredDevice(9) }] }),
    'Configured device configured-9: It is missing.',
  ],
  [
    'puts back what nobody knows',
    factUndone({
      fact: deleted,
      changes: [{ path: ['configured', 'a'], place: 0, was: { ...configuredDevice(9), id: 'a', odd: 1 } }],
    }),
    'Configured device 9: It would hold what nobody knows.',
  ],
  [
    'takes back what does not fit itself',
    factUndone({
      fact: { type: vendorAdded.type },
      changes: [{ path: ['vendors', 'vendor-2', 'name'], is: 'Second', was: 'x' }],
    }),
    'What it says does not fit what it is about.',
  ],
])('an entry that %s is set aside with its reason, and the rest loads', async (_title, action, reason) => {
  const { raw, open } = await found([beginning(), said('odd', action), said('fine', vendorAdded(vendorDraft('Fine')))]);
  const tab = await open();
  expect(tab.business().vendors.ids).toHaveLength(3);
  expect(await reasonsIn(raw)).toEqual([`entry: ${reason}`]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('an entry that does not fit is set aside by a tab that reads what would mend it at once, as by one that does not', async () => {
  const odd = additionRecorded(additionDraft({ company: 7 as never }));
  const mending = additionEdited(odd.payload.id, { was: { company: 7 as never }, to: { company: 'Fine' } });
  const [together, apart] = [
    await found([beginning(), said('odd', odd), said('mending', mending)]),
    await found([beginning(), said('odd', odd)]),
  ];
  const [late, early] = [await together.open(), await apart.open()];
  await apart.raw.append([said('mending', mending)]);
  await settle([early]);
  expect([late, early].map((tab) => tab.business().additions)).toEqual([
    smallBusiness.additions,
    smallBusiness.additions,
  ]);
});

test('an entry that says more than anybody knows is taken without that, so that a snapshot of it comes to the same', async () => {
  const { open, raw } = await found([beginning(), said('odd', vendorWith({ name: 'Odd', looks: { theme: 'dark' } }))]);
  const { vendors } = (await open()).business();
  const { id, number, ...rest } = vendors.entities[vendors.ids[2] ?? ''] ?? vendor(0);
  expect([typeof id, number, rest]).toEqual(['string', 3, vendorDraft('Odd')]);
  expect(await raw.aside()).toEqual([]);
});

test.each([
  ['a name without end', { by: 'x'.repeat(1_000) }],
  ['a moment without end', { at: '2'.repeat(1_000) }],
  ['records without end', { about: ['x'.repeat(100_000)] }],
])('an entry of %s is set aside, and the rest loads', async (_title, changes) => {
  const { raw, open } = await found([beginning(), { ...said('odd', vendorAdded(vendorDraft('Odd'))), ...changes }]);
  expect((await open()).business().vendors.ids).toHaveLength(2);
  expect(await reasonsIn(raw)).toEqual(['entry: It does not say who said it, when, and about what.']);
});

test('nothing in the words of an entry is unseen, nor turns their direction', async () => {
  const { open } = await found([
    beginning(),
    { ...said('odd', { type: 'vendors/\u202Eodd', payload: {} }), by: '\u202EevE' },
  ]);
  const tab = await open();
  const [newest] = await tab.store.dispatch(readNewest(20, 1));
  expect(newest).toMatchObject({ by: 'evE', text: 'vendors/odd' });
});

test('what is said after a record of the highest number that a backup may have is there after a reload', async () => {
  const vendors = vendorTable([vendor(1, { number: MAX_NUMBER })]);
  const { raw, open } = await found([beginning({ ...smallBusiness, vendors })]);
  const tab = await open();
  tab.store.dispatch(vendorAdded(vendorDraft('Next')));
  await settle([tab]);
  const { vendors: reloaded } = (await open()).business();
  expect(reloaded.ids.map((id) => reloaded.entities[id]?.number)).toEqual([MAX_NUMBER, MAX_NUMBER + 1]);
  expect(await raw.aside()).toEqual([]);
  await raw.compact(snapshot(2, tab.business()));
  expect((await open()).business().vendors).toEqual(reloaded);
});

test.each([null, {}, [], 'business', { looks: {} }])(
  'an entry that puts %j in the place of the business empties nothing, and is set aside',
  async (business) => {
    const { raw, open } = await found([beginning(), said('odd', businessReplaced(business as never, 'backup'))]);
    const [tab, again] = [await open(), await open()];
    expect(tab.business().vendors).toEqual(smallBusiness.vendors);
    expect(again.business()).toEqual(tab.business());
    expect(await reasonsIn(raw)).toEqual(['entry: It holds no business.']);
  },
);

test.each([null, {}, []])(
  'a journal that begins with %j in the place of the business begins anew',
  async (business) => {
    const { open } = await found([beginning(business)]);
    await open();
    const tab = await open();
    tab.store.dispatch(vendorAdded(vendorDraft('Later')));
    await settle([tab]);
    expect((await open()).business()).toEqual(tab.business());
    expect(tab.store.getState().journal).toMatchObject({ status: 'ready', kept: 'durably' });
  },
);

test('bytes of a large fact that are no JSON take only that fact', async () => {
  const { raw, open } = await found([beginning(), { ...said('odd', { type: vendorAdded.type }), bulk: 'hash' }]);
  await raw.contents.put('hash', new TextEncoder().encode('{'));
  expect((await open()).business().vendors.ids).toHaveLength(2);
  expect(await reasonsIn(raw)).toEqual(['entry: The content that it names is not there.']);
});

test.each([-1_000_000_000, 1e308, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER, 0])(
  'a version of %d takes no time',
  async (odd) => {
    const { open } = await found(
      [beginning(), { ...said('odd', vendorAdded(vendorDraft('Odd'))), version: odd }],
      [{ ...snapshot(1, smallBusiness), version: odd }],
    );
    expect((await open()).business().vendors.ids).toHaveLength(2);
  },
);

test('any journal that somebody crafted loads, in every tab alike, and every screen shows it', async () => {
  const business = everyNoun();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyFact, fc.boolean()), { maxLength: 8 }),
      fc.array(fc.jsonValue(), { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      fc.boolean(),
      async (facts, [part, ...parts], dice, hasSnapshot) => {
        const entries = facts.map(([fact, isOdd], index) => {
          const whole = said(`fact-${index}`, JSON.parse(JSON.stringify(fact)) as Draft['action']);
          return isOdd ? { ...damaged(whole, part, dice), id: `fact-${index}` } : whole;
        });
        const crafted = parts.reduce<unknown>((state, one) => damaged(state, one, dice), business);
        const { open } = await found(
          [beginning(crafted), ...entries],
          hasSnapshot ? [damaged(snapshot(1, crafted), part, dice)].map((one) => ({ ...one, seq: 1 })) : [],
        );
        const [tab, again] = [await open(), await open()];
        expect([tab, again].map(({ store }) => store.getState().journal)).toMatchObject([
          { status: 'ready', kept: 'durably' },
          { status: 'ready', kept: 'durably' },
        ]);
        expect(again.business()).toEqual(tab.business());
        expect(everyScreen(tab.business())).not.toHaveLength(0);
        const activities = await tab.store.dispatch(readNewest(20, 20));
        expect(activities.every(({ at, by, text }) => [at, by, text].every((one) => typeof one === 'string'))).toBe(
          true,
        );
      },
    ),
    { numRuns: runs(40) },
  );
});
