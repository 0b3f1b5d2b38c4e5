import { expect, test } from 'vitest';
import { apiTokensIn } from '../../../office/api/apiTokens';
import { emptyAccessBook } from '../../support/accessBook';

const DAY_MS = 86_400_000;

/** A token by its text, and how it is kept. */
async function opened() {
  const { book } = emptyAccessBook();
  const clock = { now: Date.parse('2026-11-21T08:30:00.000Z') };
  const tokens = apiTokensIn(book, () => clock.now);
  const text = await tokens.add({ name: 'Website', role: 'care', lasts: '30 days' });
  const id = (await tokens.all())[0]?.id ?? '';
  const kept = async () => (await book.read('token', id)).value as Record<string, unknown>;
  const keep = async (changed: object) => book.put('token', id, { ...(await kept()), ...changed });
  return { clock, tokens, keep, stands: () => tokens.of(text) };
}

test('a token that was made before tokens ended is taken for a year from the first start that gives it an end, however old it is', async () => {
  const { clock, tokens, keep, stands } = await opened();
  await keep({ since: '2024-01-01T08:30:00.000Z', until: undefined });
  expect(await stands()).toMatchObject({ hasEnded: false });
  await tokens.endLater();
  clock.now += 200 * DAY_MS;
  await tokens.endLater();
  expect(await stands()).toMatchObject({ until: '2027-11-21T08:30:00.000Z', hasEnded: false });
  clock.now += 165 * DAY_MS;
  expect(await stands()).toMatchObject({ hasEnded: true });
});

test('a start changes the end of no other token', async () => {
  const { tokens, stands } = await opened();
  await tokens.endLater();
  expect(await stands()).toMatchObject({ until: '2026-12-21T08:30:00.000Z' });
});

test('a token whose end cannot be read has ended, at an instant that the list can show', async () => {
  const { keep, stands } = await opened();
  await keep({ until: 'one day' });
  expect(await stands()).toMatchObject({ until: '2026-11-21T08:30:00.000Z', hasEnded: true });
});
