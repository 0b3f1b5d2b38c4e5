import { expect, test, vi } from 'vitest';
import { fileOf, NO_FILE, PDF, saidBy } from '../support/filesDesk';
import { visit, withFleet } from '../support/fleetVisit';

test('a file is looked for once, however often a fact names it', async () => {
  const lookedFor = vi.fn<(hash: string) => void>();
  const file = await fileOf(PDF);
  await (
    await saidBy({ role: 'care', lookedFor })
  )(visit(300, () => Array.from({ length: 6 }, () => file)));
  expect(lookedFor.mock.calls).toEqual([[file.hash]]);
});

test('a fact is refused that names the same bytes once as they are, and once with another size', async () => {
  const [file, other] = [await fileOf(PDF), await fileOf(PDF, { size: 5 })];
  expect(await (await saidBy({ role: 'care' }))(visit(1, () => [file, other]))).toBe(NO_FILE);
});

test('a visit is admitted with six photos of each of very many vehicles', async () => {
  const texts = Array.from({ length: 40 * 6 }, (_, at) => `${PDF} ${at}`);
  const photos = await Promise.all(texts.map((text) => fileOf(text)));
  const say = await saidBy({ role: 'care', business: withFleet(40), kept: texts, own: texts });
  expect(await say(visit(40, (at) => photos.slice(at * 6, at * 6 + 6)))).toBe('admitted');
});
