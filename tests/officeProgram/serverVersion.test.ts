import { describe, expect, test } from 'vitest';
import { troubleWithServer } from '../../office/serverVersion';

const WITH_AN_OLD_ONE =
  'Several machines need nats-server 2.15.1 or newer, and this is 2.9.10: after one was cut off or ended suddenly, ' +
  'an older one can keep something else than the others, or stay behind them. Install it, or name it with NATS_SERVER_PATH.';

describe('the version of the server', () => {
  test('that is older than several machines need is told with the cure', () => {
    expect(troubleWithServer('2.9.10', { replicas: 3 })).toBe(WITH_AN_OLD_ONE);
  });

  test.each([
    ['2.9.10', 3, true],
    ['2.9.99', 5, true],
    ['2.10.27', 3, true],
    ['2.15.0', 3, true],
    ['1.99.99', 3, true],
    ['2.15.1-RC.1', 3, false],
    ['2.15.1', 3, false],
    ['v2.15.2', 3, false],
    ['2.16.0', 5, false],
    ['2.16.0-preview.2', 3, false],
    ['3.0.0', 3, false],
    ['2.9.10', 1, false],
    ['2.10.27', 1, false],
    ['', 3, false],
    ['somebody’s own', 3, false],
  ])('%s with %d copies of all: is too old %s', (version, replicas, isOld) => {
    expect(troubleWithServer(version, { replicas }) !== undefined).toBe(isOld);
  });
});
