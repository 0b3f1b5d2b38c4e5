import { expect, test } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import { outboxLetterMachine } from '@/machines/outboxLetter';

test('a letter is handed over once it is written down that it is being sent, and has one answer for good', () => {
  const ways = getSimplePaths(outboxLetterMachine).map(({ state, steps }) =>
    [...steps.slice(1).map(({ event }) => event.type), state.value].join(' '),
  );
  expect(ways.toSorted()).toEqual([
    'begin accept accepted',
    'begin giveUp refused',
    'begin lose lost',
    'begin missReceiver noReceiver',
    'begin refuse refused',
    'begin sending',
    'giveUp refused',
    'waiting',
  ]);
});
