import { errors } from '@nats-io/nats-core';
import { expect, test, vi } from 'vitest';
import type { Parcel } from '@/journal/port/port';
import { vendorAdded } from '@/store/facts/vendors';
import { placing } from '../../office/facts/placing';
import { asking } from '../support/drafts';
import { vendorDraft } from '../support/vendors';

const added = vendorAdded(vendorDraft('Third'));
const TOO_LONG = { refused: expect.stringContaining('as it is too long') };

/** What becomes of a fact in an office whose server does that with it. */
const placedWith = (publish: () => Promise<number>) =>
  placing({
    office: { publish, find: () => Promise.resolve(null), info: () => Promise.reject(new Error('not asked')) },
    judge: {
      judge: (_by, parcel: Parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }),
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
    judge: {
      judge: (_by, parcel: Parcel) => Promise.resolve({ parcel, after: undefined, kept: () => {} }),
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
