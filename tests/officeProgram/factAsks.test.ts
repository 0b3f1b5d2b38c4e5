import { expect, test } from 'vitest';
import { contentOf } from '@/journal/adapters/nats/entries';
import { vendorAdded } from '@/store/facts/vendors';
import { factAsks } from '../../office/facts/factAsks';
import { asking } from '../support/drafts';
import { vendorDraft } from '../support/vendors';

/** A desk for facts; tells of whose it placed one, in that order. */
function opened() {
  const placed: string[] = [];
  const facts = factAsks(
    {
      place: async (by, { id }) => {
        placed.push(by);
        return { kept: placed.length, subject: id };
      },
      whyUnread: () => Promise.resolve(undefined),
    },
    5_000,
  );
  const say = (by: string, id: string) =>
    facts.answer(by, false, contentOf(asking(id, vendorAdded(vendorDraft('Northstar')))));
  return { placed, facts, say };
}

test('the facts of somebody who says many wait behind their own, and others come in between, the office as well', async () => {
  const { placed, facts, say } = opened();
  const all = Array.from({ length: 20 }, (_, at) => say('Vijay', `of-vijay-${at}`));
  all.push(say('Asha', 'of-asha'));
  await Promise.all([...all, facts.inTurn(async () => void placed.push('the office'))]);
  expect(placed.slice(0, 3)).toEqual(['Vijay', 'Asha', 'the office']);
});

test('those of one person are placed in their order, and all that wait are over before the desk is', async () => {
  const { placed, facts, say } = opened();
  const answers = Promise.all(['a', 'b', 'c'].map((id) => say('Vijay', id)));
  await facts.over();
  expect(placed).toHaveLength(3);
  expect(await answers).toEqual(['a', 'b', 'c'].map((subject, at) => ({ kept: at + 1, subject })));
});

test('what was refused lately is not looked at again, and under an identity of any length nothing is remembered', async () => {
  const looked: number[] = [];
  const refused = { refused: 'It is not so.' };
  const facts = factAsks(
    { place: () => Promise.resolve(refused), whyUnread: async (_by, { id }) => void looked.push(id.length) },
    5_000,
  );
  for (const id of ['a', 'a', 'a'.repeat(10_000), 'a'.repeat(10_000)])
    expect(await facts.answer('Vijay', false, contentOf(asking(id, vendorAdded(vendorDraft('Northstar')))))).toEqual(
      refused,
    );
  expect(looked).toEqual([1, 10_000, 10_000]);
});
