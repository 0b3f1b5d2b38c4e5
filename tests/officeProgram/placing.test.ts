import type { StoredMsg, StreamInfo } from '@nats-io/jetstream';
import { errors } from '@nats-io/nats-core';
import { expect, test, vi } from 'vitest';
import { subjectFor } from '@/journal/adapters/nats/entries';
import type { Office } from '@/journal/adapters/nats/reader';
import type { Parcel } from '@/journal/port/port';
import { vendorAdded } from '@/store/facts/vendors';
import { placing, type FactValidator } from '../../office/facts/placing';
import { createQuotas } from '../../office/facts/quotas';
import { asking } from '../support/drafts';
import { memoryValidator } from '../support/memoryValidator';
import { vendorDraft } from '../support/vendors';

const added = vendorAdded(vendorDraft('Third'));
const TOO_LONG = { refused: expect.stringContaining('as it is too long') };

/** What becomes of a fact in an office whose server does that with it. */
const placedWith = (publish: () => Promise<number>) =>
  placing({
    office: { publish, find: () => Promise.resolve(null), info: () => Promise.reject(new Error('not asked')) },
    validator: {
      validate: (_by, parcel: Parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }),
      readOn: () => Promise.resolve(),
    },
    putContent: () => Promise.resolve(),
  });

test('what the server would cut the office off for is refused, and never sent there', async () => {
  const publish = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  expect(await placedWith(publish)('Vijay', asking('y'.repeat(4_000), added))).toEqual(TOO_LONG);
  expect(publish).not.toHaveBeenCalled();
  expect(await placedWith(publish)('Vijay', asking('a', added))).toMatchObject({ kept: 7 });
});

test('what is larger than a message may be is refused, so that nobody asks for it again and again', async () => {
  const tooLarge = () => Promise.reject(new errors.InvalidArgumentError('payload: max_payload size exceeded'));
  expect(await placedWith(tooLarge)('Vijay', asking('a', added))).toEqual(TOO_LONG);
  const away = () => Promise.reject(new Error('timeout'));
  expect(await placedWith(away)('Vijay', asking('a', added))).toEqual({ again: expect.any(String) });
});

test('what lies beside the journal waits while the disk is nearly full, though the office itself tells it', async () => {
  const publish = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  const putContent = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const place = placing({
    office: { publish, find: () => Promise.resolve(null), info: () => Promise.reject(new Error('not asked')) },
    validator: {
      validate: (_by, parcel: Parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }),
      readOn: () => Promise.resolve(),
    },
    putContent,
    hasRoom: () => Promise.resolve(false),
  });
  const large = { ...asking('a', added), contents: new Map([['hash', new Uint8Array(1)]]) };
  expect(await place('Vijay', large)).toEqual({ again: expect.stringContaining('nearly full') });
  expect([publish.mock.calls, putContent.mock.calls]).toEqual([[], []]);
  expect(await place('Vijay', asking('b', added))).toMatchObject({ kept: 7 });
});

test('what somebody says under the identity of what they said before is answered as that was, and not kept beside it', async () => {
  const { kept, validator } = await memoryValidator();
  const published: string[] = [];
  const place = placing({
    office: {
      publish: (subject) => Promise.resolve(published.push(subject) + 1),
      find: (_stream, query) =>
        Promise.resolve('seq' in query ? ({ subject: published[query.seq - 2] } as unknown as StoredMsg) : null),
      info: () => Promise.resolve({ state: { last_seq: 2 } } as StreamInfo),
    },
    validator,
    putContent: () => Promise.resolve(),
  });
  const first = await place('Vijay', asking('a', added));
  await kept.append([asking('a', added)]);
  expect(first).toEqual({ kept: 2, subject: published[0] });
  const other = vendorAdded({ ...vendorDraft('Fourth'), gstNo: '27AAPFU0939F1ZV' });
  expect(await place('Vijay', asking('a', other))).toEqual(first);
  expect(await place('Meera', asking('a', other))).toMatchObject({ refused: expect.stringContaining('Somebody else') });
  expect(published).toHaveLength(1);
});

test('what was said so long ago that nothing is remembered of it is found by its identity, and what others said under it is theirs', async () => {
  const [publish, validate] = [
    vi.fn<() => Promise<number>>(() => Promise.resolve(9)),
    vi.fn<FactValidator['validate']>(),
  ];
  validate.mockImplementation((_by, parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }));
  const at: Record<number, string> = {
    3: subjectFor(asking('a', added), 'Asha'),
    4: subjectFor(asking('another', added), 'Vijay'),
    5: subjectFor(asking('a', vendorAdded(vendorDraft('Another'))), 'Vijay'),
  };
  const find = ((_stream, query) =>
    Promise.resolve('seq' in query ? { seq: query.seq, subject: at[query.seq] } : null)) as Office['find'];
  const place = placing({
    office: { publish, find, info: () => Promise.reject(new Error('not asked')) },
    validator: { validate, readOn: () => Promise.resolve(), placesOfId: (id) => (id === 'a' ? [3, 4, 5] : []) },
    putContent: () => Promise.resolve(),
  });
  expect(await place('Vijay', asking('a', added))).toEqual({ kept: 5, subject: at[5] });
  expect(validate).not.toHaveBeenCalled();
  expect(await place('Meera', asking('a', added))).toMatchObject({ kept: 9 });
  expect(await place('Vijay', asking('b', added))).toMatchObject({ kept: 9 });
});

test('what was said under an identity long ago is looked for in few places, however many may hold it', async () => {
  const find = vi.fn<Office['find']>((_stream, query) =>
    Promise.resolve('seq' in query ? ({ seq: query.seq, subject: 'another' } as StoredMsg) : null),
  );
  const place = placing({
    office: { publish: () => Promise.resolve(9), find, info: () => Promise.reject(new Error('not asked')) },
    validator: {
      validate: (_by, parcel: Parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }),
      readOn: () => Promise.resolve(),
      placesOfId: () => Array.from({ length: 1_000 }, (_, at) => 1_000 - at),
    },
    putContent: () => Promise.resolve(),
  });
  expect(await place('Vijay', asking('a', added))).toMatchObject({ kept: 9 });
  expect(find).toHaveBeenCalledTimes(20);
});

test('whoever says one thing after another under identities of long ago has no more read for it than they may read', async () => {
  const find = vi.fn<Office['find']>((_stream, query) =>
    Promise.resolve('seq' in query ? ({ seq: query.seq, subject: 'another' } as StoredMsg) : null),
  );
  const quotas = createQuotas(() => 0);
  const place = placing({
    office: { publish: () => Promise.resolve(9), find, info: () => Promise.reject(new Error('not asked')) },
    validator: {
      validate: (_by, parcel: Parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }),
      readOn: () => Promise.resolve(),
      placesOfId: (id) => (id.startsWith('new') ? [] : Array.from({ length: 20 }, (_, at) => 20 - at)),
    },
    putContent: () => Promise.resolve(),
    quotas,
  });
  for (let times = 0; times < 100; times += 1)
    expect(await place('Vijay', asking(`old-${times}`, added))).toMatchObject({ kept: 9 });
  expect(await place('Vijay', asking('old', added))).toEqual({ again: expect.stringContaining('more') });
  expect(find).toHaveBeenCalledTimes(2_000);
  expect(await place('Vijay', asking('new', added))).toMatchObject({ kept: 9 });
  expect(await place('Meera', asking('old', added))).toMatchObject({ kept: 9 });
});
