import { expect, onTestFinished, test, vi } from 'vitest';
import { askedAgain } from '@/journal/adapters/nats/askedAgain';

const SECOND_MS = 1_000;
/** As long as the client waits for one answer. */
const PATIENCE_MS = 5 * SECOND_MS;

/** Servers that answer while one of them leads; what was asked before is forgotten. */
function servers() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let leads = false;
  const forgotten = () =>
    new Promise<string>((_answer, fail) => void setTimeout(() => fail(new Error('No answer.')), PATIENCE_MS));
  const ask = vi.fn<() => Promise<string>>(() => (leads ? Promise.resolve('an answer') : forgotten()));
  return { ask, elect: () => (leads = true) };
}

test('what was asked while nobody led is answered soon after somebody does, and asked no more', async () => {
  const { ask, elect } = servers();
  const answer = askedAgain(ask);
  await vi.advanceTimersByTimeAsync(3.5 * SECOND_MS);
  elect();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(await answer).toBe('an answer');
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(ask).toHaveBeenCalledTimes(asked);
});

test('a first question that is given up leaves the later ones their time', async () => {
  const { ask } = servers();
  const outcome = askedAgain(ask).catch(String);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  const race = await Promise.race([outcome, Promise.resolve('still waiting')]);
  expect(race).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await outcome).toBe('Error: No answer.');
});

test('what is answered at once is asked once', async () => {
  const { ask, elect } = servers();
  elect();
  expect(await askedAgain(ask)).toBe('an answer');
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what is refused while nothing else was asked has failed, and is asked no more', async () => {
  const { ask } = servers();
  ask.mockRejectedValueOnce(new Error('You may not ask.'));
  await expect(askedAgain(ask)).rejects.toThrow('You may not ask.');
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer that may not hold waits for those that were asked meanwhile, and nothing more is asked', async () => {
  const { ask } = servers();
  const hold = (answer: string) => answer === 'kept';
  const answers = (after: number, answer: string) =>
    ask.mockImplementationOnce(() => new Promise((done) => void setTimeout(() => done(answer), after)));
  answers(2.5 * SECOND_MS, 'refused');
  answers(3 * SECOND_MS, 'kept');
  const answer = askedAgain(ask, hold);
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(await answer).toBe('kept');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('an answer that may not hold is the answer where no other one comes', async () => {
  const { ask } = servers();
  ask.mockResolvedValueOnce('refused');
  expect(await askedAgain(ask, () => false)).toBe('refused');
  expect(ask).toHaveBeenCalledTimes(1);
});
