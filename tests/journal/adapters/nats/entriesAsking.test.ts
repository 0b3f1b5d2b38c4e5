import { expect, test } from 'vitest';
import { contentsAsking } from '@/journal/adapters/nats/contentsAsking';
import type { ContentAnswer } from '@/journal/adapters/nats/deskAnswers';
import { entriesAsking } from '@/journal/adapters/nats/entriesAsking';
import type { Draft } from '@/journal/port/port';
import { draft } from '../../../support/drafts';

const photo = new Map([['hash-of-a-photo', new Uint8Array(3)]]);
const reading = { lastNow: () => Promise.resolve(0), reach: () => {} };

/** What becomes of a fact with a photo and of the one after it, where the desk answers that about the photo as a whole. */
function append(whole: ContentAnswer) {
  const said: string[] = [];
  const answerTo = (request: string): ContentAnswer => {
    if (request === 'content.known') return { missing: true };
    return request === 'content.whole' ? whole : { seq: 1 };
  };
  const { append: ask } = entriesAsking({
    ask: (_request, content) => {
      said.push((JSON.parse(content) as Draft).id);
      return Promise.resolve({ kept: said.length, subject: '' });
    },
    user: 'Rakesh',
    putContent: contentsAsking((request) => Promise.resolve(answerTo(request))).put,
    most: () => 1_000_000,
  });
  const [first, second] = [draft('with'), draft('after')];
  const answers = ask([{ ...first, contents: photo }, second], reading);
  return { answers, said };
}

test('a fact with a file that the desk refuses is refused with its reason, and what comes after it is kept', async () => {
  const { answers, said } = append({ refused: 'This file is too large.' });
  expect(await answers).toEqual([{ refused: 'This file is too large.' }, { kept: 1 }]);
  expect(said).toEqual(['after']);
});

test('a fact with a file that the desk cannot take now is asked for again', async () => {
  const { answers, said } = append({ again: 'There is no room now.' });
  await expect(answers).rejects.toThrow('There is no room now.');
  expect(said).toEqual([]);
});

test('of a payload the desk is told of which fact it is, of a photo not, nor of what takes a large fact back', async () => {
  const told: unknown[] = [];
  const { append: ask } = entriesAsking({
    ask: () => Promise.resolve({ kept: 1, subject: '' }),
    user: 'Vijay',
    putContent: async (hash, _bytes, type) => void told.push([hash, type]),
    most: () => 1_000_000,
  });
  const contents = new Map([...photo, ['hash-of-rows', new Uint8Array(3)]]);
  const named = (id: string, more: object) => ({ ...draft(id), bulk: 'hash-of-rows', contents, ...more });
  await ask([named('rows', {}), named('undo', { takesBack: 'vendors/vendorsImported' })], reading);
  expect(told).toEqual([
    ['hash-of-a-photo', undefined],
    ['hash-of-rows', 'vendors/vendorAdded'],
    ['hash-of-a-photo', undefined],
    ['hash-of-rows', undefined],
  ]);
});
