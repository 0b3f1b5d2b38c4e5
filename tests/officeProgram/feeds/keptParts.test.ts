import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Stretch } from '@/journal/adapters/nats/readingDesk';
import { wholeReading, type KeptParts } from '@/journal/adapters/nats/wholeReading';
import { billTable } from '@/store/billing/bills/billsSlice';
import { businessUpdated, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { readableTo } from '@/store/business/feeds/readable';
import { deltaBetween } from '@/store/business/feeds/deltas';
import { feedDeltas, type WholePart } from '@/store/business/feeds/wholeOfParts';
import type { Person } from '@/store/business/feeds/withheld';
import { afterFact, replay } from '@/store/business/replay';
import { ROLES } from '@/store/kit/roles';
import { blocksOf, createWholeParts, type PackedPart } from '../../../office/feeds/wholeParts';
import { billOf, lineOf } from '../../support/bills';
import { runs } from '../../support/runs';
import { numbersFrom } from '../../support/work/chance';
import { someFact } from '../../support/work/someFact';
import { workplace } from '../../support/work/workplace';

type Kept = Map<string, Uint8Array<ArrayBuffer>>;

const FACTS = 120;
/** Who is billed each month. */
const CLIENTS = 2_000;
const [installer = { name: '' }] = Object.values(workplace.installers.entities);
const PEOPLE: readonly Person[] = ROLES.map((role) => ({
  role,
  name: role === 'installer' ? installer.name.replaceAll(' ', '-') : `a-person-of-${role}`,
}));

/** A business after each of many facts, one after another. */
function busyOffice(): Business[] {
  const below = numbersFrom(7);
  const businesses = [workplace];
  let last = workplace;
  while (businesses.length <= FACTS) {
    const said = someFact(last, below);
    const fact = said && businessModel.asSaid(said, last);
    if (!fact || businessModel.refusal(last, fact)) continue;
    last = afterFact(last, fact);
    businesses.push(last);
  }
  return businesses;
}

/** The desk to which these parts lie apart, one after another. */
function deskWith(parts: readonly PackedPart[]) {
  const lying = Buffer.concat(parts.map(({ bytes }) => bytes));
  const asked: Stretch[] = [];
  const fetched = (_token: string, stretches: readonly Stretch[]) => {
    asked.push(...stretches);
    const some = stretches.map(({ from, bytes }) => lying.subarray(from, from + bytes));
    return Promise.resolve(new Uint8Array(Buffer.concat(some)));
  };
  const whole = { token: 'a', parts: parts.map(({ hash, bytes }) => ({ hash, bytes: bytes.length })) };
  return { fetched, whole, asked };
}

/** What a browser that keeps these parts comes to by them and what it fetches, and what it keeps then. */
async function startWith(kept: Kept, parts: readonly PackedPart[]) {
  const desk = deskWith(parts);
  const store: KeptParts = {
    get: (hashes) => Promise.resolve(new Map([...kept].filter(([hash]) => hashes.includes(hash)))),
    keep(hashes, fetched) {
      for (const hash of kept.keys()) if (!hashes.includes(hash)) kept.delete(hash);
      for (const [hash, bytes] of fetched) kept.set(hash, bytes);
    },
  };
  const told = feedDeltas.beginWhole();
  await wholeReading(desk, store)(desk.whole, (part) => told.take(part));
  return { business: replay(workplace, [told.whole()]), asked: desk.asked };
}

describe.each(PEOPLE)('what the browser of $role keeps of its feed', (person) => {
  let readable: readonly Business[];
  const readableAt = (place: number) => readable[place] ?? workplace;
  const partsAt = (place: number) => createWholeParts()(readableAt(place), person.role !== 'installer');
  beforeAll(() => {
    readable = busyOffice().map((business) => readableTo(person, business));
  });

  test('makes of a start at any place what one without it comes to, damaged or in part as well, and so does what comes after', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(FACTS),
        fc.nat(FACTS),
        fc.array(fc.constantFrom('whole', 'whole', 'absent', 'damaged'), { minLength: 1, maxLength: 8 }),
        async (one, other, fates) => {
          const [cut, end] = [Math.min(one, other), Math.max(one, other)];
          const kept: Kept = new Map();
          await startWith(kept, await partsAt(cut));
          for (const [place, [hash, bytes]] of [...kept].entries()) {
            const fate = fates[place % fates.length];
            if (fate === 'absent') kept.delete(hash);
            if (fate === 'damaged')
              kept.set(
                hash,
                bytes.map((byte, at) => (at === place ? byte ^ 1 : byte)),
              );
          }
          const parts = await partsAt(end);
          const started = await startWith(kept, parts);
          expect(started.business).toEqual(readableAt(end));
          expect([...kept.keys()].toSorted()).toEqual(parts.map(({ hash }) => hash).toSorted());
          const rest = Array.from({ length: FACTS - end }, (_, place) =>
            businessUpdated(deltaBetween(readableAt(end + place), readableAt(end + place + 1))),
          );
          expect(replay(started.business, rest)).toEqual(readableAt(FACTS));
        },
      ),
      { numRuns: runs(20) },
    ));

  test('spares it all but what has changed since', async () => {
    const kept: Kept = new Map();
    const parts = await partsAt(FACTS);
    const first = await startWith(kept, parts);
    expect(first.asked).toEqual([{ from: 0, bytes: parts.reduce((sum, { bytes }) => sum + bytes.length, 0) }]);
    expect((await startWith(kept, parts)).asked).toEqual([]);
    const [head, , third] = parts;
    if (!head || !third) throw new Error('There are several parts.');
    kept.delete(head.hash);
    kept.delete(third.hash);
    const { asked } = await startWith(kept, parts);
    expect(asked.map(({ bytes }) => bytes)).toEqual([head.bytes.length, third.bytes.length]);
  });
});

describe('the blocks in which rows travel', () => {
  const rows = Array.from({ length: 20_000 }, (_, place) => ({ id: `vehicle-${place}`, number: place + 1 }));
  const textsOf = (some: readonly { id: string; number: number }[]) =>
    new Set(Array.from(blocksOf(some), (block) => JSON.stringify(block)));
  const whole = textsOf(rows);
  const changedBy = (some: readonly { id: string; number: number }[]) =>
    [...textsOf(some)].filter((text) => !whole.has(text)).length;

  test('are many, hold all rows in their order, and none is long', () => {
    const blocks = [...blocksOf(rows)];
    expect(blocks.flat()).toEqual(rows);
    expect(blocks.length).toBeGreaterThan(20);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(4_096);
  });

  test('stay what they were but for the one from which a row was taken out, or into which one came', () =>
    fc.assert(
      fc.property(fc.nat(rows.length - 1), (place) => {
        expect(changedBy(rows.toSpliced(place, 1))).toBeLessThanOrEqual(1);
        expect(changedBy(rows.toSpliced(place, 0, { id: 'another', number: 20_001 }))).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(50) },
    ));

  test('are bounded where no identity begins one', () => {
    const [first] = [...blocksOf(rows)].flatMap((block) => block.slice(1, 2));
    const same = Array.from({ length: 5_000 }, () => first ?? { id: '', number: 1 });
    expect(Array.from(blocksOf(same), ({ length }) => length)).toEqual([4_096, 904]);
  });

  test('are packed once for all who read the same', async () => {
    const partsOf = createWholeParts();
    const [one, other] = await Promise.all([partsOf(workplace, true), partsOf(workplace, true)]);
    const bytesOf = (parts: readonly PackedPart[]) => new Map(parts.map(({ hash, bytes }) => [hash, bytes]));
    const [ofOne, ofOther] = [bytesOf(one), bytesOf(other)];
    // The head is made for each.
    expect([...ofOne].filter(([hash, bytes]) => ofOther.get(hash) !== bytes)).toHaveLength(1);
  });

  test('stay what they were where a month is billed like those before it, but for what is new', async () => {
    const billed = (months: number): Business => ({
      ...workplace,
      bills: billTable(
        Array.from({ length: months * CLIENTS }, (_, place) =>
          billOf(place + 1, { accountId: `account-${place % CLIENTS}`, lines: [lineOf(place % CLIENTS)] }),
        ),
      ),
    });
    const partsOf = createWholeParts();
    const before = new Set((await partsOf(billed(6), true)).map(({ hash }) => hash));
    const after = await partsOf(billed(7), true);
    const told = after
      .filter(({ hash }) => !before.has(hash))
      .map(({ bytes }) => JSON.parse(gunzipSync(bytes).toString()) as WholePart);
    // The head counts them, and what their clients’ bills have in common was told with the first.
    expect(told.filter((part) => 'commons' in part)).toEqual([]);
    const coming = told.flatMap((part) => ('rows' in part ? part.rows : []));
    expect(coming.length).toBeLessThan(CLIENTS + 4_096);
    expect(coming.map(({ number }) => number)).toEqual(expect.arrayContaining([6 * CLIENTS + 1, 7 * CLIENTS]));
  });
});
