import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { memoryOutbox } from '../support/memoryOutbox';
import type { Done, Said } from '@/journal/sync/dispatching';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { jobAdvanced, jobRaised } from '@/store/facts/jobs';
import type { Job } from '@/store/care/jobs/job';
import type { Business } from '@/store/business/business';
import type { Fact } from '@/store/business/store';
import { replay } from '@/store/business/replay';
import type { Numbered } from '@/store/kit/table';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { jobRequest } from '../support/care';
import { farJournal, type Call, type Conduct } from '../support/farJournal';
import { runs } from '../support/runs';
import { nextTurn, openTab, settle, smallBusiness, type Tab } from '../support/tabs';
import { productChange, vendorDraft } from '../support/vendors';

const ACTS = ['add', 'extend', 'rate', 'quantity', 'raise', 'approve', 'giveBack', 'undo', 'repeat'] as const;

const companyAsked = ({ request }: Job) => request.companyName;

const step = fc.record({
  tab: fc.nat(2),
  act: fc.constantFrom(...ACTS),
  which: fc.nat(9),
  rest: fc.nat(2),
  line: fc.constantFrom('as it is', 'as it is', 'as it is', 'cut', 'slow', 'restored'),
});

/** A tab in an office far from its server, whose line is cut and restored, slow, or answers twice; some facts are refused. */
async function openFar(shelf: ReturnType<typeof memoryShelf>, name: string) {
  let line: Conduct = {};
  let count = 0;
  const conduct = (call: Call): Conduct => ({
    ...line,
    // Begun by all alike, and never refused: the sample.
    ...(call === 'append' && { refuses: ({ id }: { id: string }) => id.endsWith('5') }),
  });
  const outbox = memoryOutbox();
  const tab = await openTab(() => Promise.resolve(farJournal(shelf, conduct)), {
    by: () => name,
    outbox,
    newId: () => `${name}-${(count += 1)}`,
    // Long enough for others to say something while this one waits to try again.
    pause: () => nextTurn(),
  });
  return { ...tab, outbox, name, setLine: (next: Conduct) => (line = next) };
}

const LINES: Record<'cut' | 'slow' | 'restored', Conduct> = {
  cut: { away: 'before' },
  slow: { slow: 3, twice: true },
  restored: {},
};

/** What a person says at a tab, about records as they stand on its screen. */
function factFor(act: (typeof ACTS)[number], tab: Tab, which: number, unique: string): Fact | undefined {
  const state = tab.store.getState();
  const vendors = selectVendors(state);
  const vendor = vendors[which % vendors.length];
  const product = vendor?.products[which % vendor.products.length];
  const jobs = selectJobs(state).filter((job) => companyAsked(job).startsWith('Company'));
  const job = jobs[which % jobs.length];
  if (act === 'add') return vendorAdded(vendorDraft(unique));
  if (act === 'raise') return jobRaised(jobRequest({ companyName: `Company ${unique}` }));
  if (act === 'extend' && vendor) {
    return productAdded(vendor.id, { name: `for ${vendor.name}`, rate: 80, unit: 'Pcs', minOrderQty: 1 });
  }
  if (act === 'rate' && vendor && product) return productChange(vendor.id, product, { rate: 100 + which });
  if (act === 'quantity' && vendor && product) return productChange(vendor.id, product, { minOrderQty: 100 + which });
  if (act === 'approve' && job) return jobAdvanced(job.id, { type: 'approve', devices: 1 });
  if (act === 'giveBack' && job) return jobAdvanced(job.id, { type: 'sendBack' });
  return undefined;
}

/** Every number that each table ever gave, after each entry of the journal, and to whom. */
function numbersGiven(business: Business, given: Map<string, string>) {
  for (const table of ['vendors', 'jobs'] as const) {
    for (const { id, number } of Object.values<Numbered>(business[table].entities)) {
      const key = `${table} ${number}`;
      expect(given.get(key) ?? id).toBe(id);
      given.set(key, id);
    }
  }
}

test('every fact stays with the record that its author saw or is refused to its author, whatever the lines do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const shelf = memoryShelf();
      const first = await openTab(() => Promise.resolve(shelf()));
      const tabs = [await openFar(shelf, 'A'), await openFar(shelf, 'B'), await openFar(shelf, 'C')];
      const said: { at: Tab; fact: Fact; done: Done }[] = [];
      const again: Said[] = [];
      const undoings: { at: Tab; done: Done }[] = [];
      const remember = (at: Tab, fact: Fact, answer: Said) =>
        answer.done && answer.undo && said.push({ at, fact, done: answer });

      for (const [index, { tab, act, which, rest, line }] of steps.entries()) {
        const at = tabs[tab];
        if (!at) continue;
        if (line !== 'as it is') at.setLine(LINES[line]);
        const earlier = said.filter((one) => one.at === at);
        const last = earlier[which % earlier.length];
        if (act === 'undo') {
          const undone = last?.done.undo?.();
          if (last && undone?.done) undoings.push({ at, done: undone });
        } else if (act === 'repeat') {
          if (last) again.push(at.store.dispatch(last.fact));
        } else {
          const fact = factFor(act, at, which, `${at.name}${index}`);
          if (fact) remember(at, fact, at.store.dispatch(fact));
        }
        for (let turn = 0; turn < rest; turn += 1) await nextTurn();
      }

      // Said twice it is done once.
      expect(again.filter(({ done }) => done)).toEqual([]);

      for (const at of tabs) at.setLine({});
      // A far server's news may be lost with the line; the next word of anybody brings all of them.
      for (const at of [...tabs, first]) remember(at, ...saying(at, vendorAdded(vendorDraft('Last'))));
      await settle([...tabs, first]);

      const late = await openTab(() => Promise.resolve(shelf()));
      for (const at of [...tabs, first]) expect(at.business()).toEqual(late.business());

      const astray = selectVendors(late.store.getState()).filter(
        ({ id, name, products }) =>
          !id.startsWith('vendor-') && products.some((product) => product.name !== `for ${name}`),
      );
      expect(astray).toEqual([]);
      const moved = selectJobs(late.store.getState()).filter(
        (job) => companyAsked(job).startsWith('Company') && job.status !== 'Pending at Admin',
      );
      const meant = new Set(said.flatMap(({ fact }) => (jobAdvanced.match(fact) ? [fact.payload.id] : [])));
      expect(moved.filter(({ id }) => !meant.has(id))).toEqual([]);

      const entries = (await shelf().since(0)).slice(1);
      const given = new Map<string, string>();
      let business = smallBusiness;
      for (const { action } of entries) {
        business = replay(business, [action]);
        numbersGiven(business, given);
      }

      const known = await late.replica.newest(entries.length);
      for (const at of [...tabs, first]) {
        const missed = at.store.getState().journal.missed.map(({ fact }) => JSON.stringify(fact));
        const own = [...said, ...undoings].filter((one) => one.at === at);
        const outcomes = await Promise.all(own.map(({ done }) => done.confirmed()));
        expect(outcomes.filter((outcome) => 'missed' in outcome)).toHaveLength(missed.length);
        const lost = own.flatMap((one, index) =>
          'fact' in one && 'missed' in (outcomes[index] ?? {}) ? [JSON.stringify(one.fact)] : [],
        );
        expect(lost.filter((fact) => !missed.includes(fact))).toEqual([]);
        // Who came late has read all in the journal's order, and has nothing of its own to go by.
        const stayed = known.filter(
          ({ by, overtaken }) => by === ('name' in at ? at.name : 'Asha') && overtaken === undefined,
        );
        expect(outcomes.filter((outcome) => 'kept' in outcome)).toHaveLength(stayed.length);
      }
      for (const at of tabs) expect(await at.outbox.all()).toEqual([]);
    }),
    { numRuns: runs(25) },
  );
});

function saying(at: Tab, fact: Fact): [Fact, Said] {
  return [fact, at.store.dispatch(fact)];
}

test('what was said without a line survives a closed tab, and arrives once', async () => {
  const shelf = memoryShelf();
  const online = await openTab(() => Promise.resolve(shelf()));
  const outbox = memoryOutbox();
  let cut = true;
  const far = () => Promise.resolve(farJournal(shelf, () => (cut ? { away: 'before' } : {})));
  cut = false;
  const tab = await openTab(far, { outbox, pause: () => new Promise<void>(() => {}) });
  cut = true;
  tab.store.dispatch(vendorAdded(vendorDraft('Said in the field')));
  await nextTurn();
  await tab.replica.close();
  online.store.dispatch(vendorAdded(vendorDraft('Said at the desk')));
  await settle([online]);
  cut = false;
  const again = await openTab(far, { outbox });
  await openTab(far, { outbox });
  await settle([online, again]);
  for (const { store } of [online, again]) {
    expect(selectVendors(store.getState()).map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 First',
      '2 Second',
      '3 Said at the desk',
      '4 Said in the field',
    ]);
  }
  expect(await outbox.all()).toEqual([]);
});
