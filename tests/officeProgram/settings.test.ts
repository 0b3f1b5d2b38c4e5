import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSettings, readSettings } from '../../office/settings';
import { officeSettings } from '../support/officeSettings';

const machines = ['a', 'b', 'c'].map((name) => ({
  name,
  cluster: `${name}.example.in:8425`,
  web: `https://${name}.example.in`,
}));
const three = officeSettings({ begun: 'together', replicas: 3, machines });

const reading = (changes: object) => () => readSettings(JSON.stringify({ ...three, ...changes }), 'office.json');

test('the folder of an office is its user’s alone again, whoever was let in', async () => {
  const data = mkdtempSync(join(tmpdir(), 'trackyard-settings-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  chmodSync(data, 0o755);
  await openSettings(data);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

describe('the settings of an office', () => {
  test('are read as they were written', () => {
    expect(reading({})()).toEqual(three);
    expect(reading({ name: 'office', machines: [], replicas: 1 })()).toMatchObject({ machines: [] });
  });

  test.each([
    ['a field that is misspelt', { replica: 3 }, 'It has a field that the office does not know: replica.'],
    ['a machine that is not in the list', { name: 'd' }, 'name is none of machines.'],
    [
      'two machines of one name',
      { machines: [machines[0], machines[0], machines[1]] },
      'Two of machines have the same name.',
    ],
    ['fewer machines than copies', { machines: machines.slice(0, 2) }, 'There are fewer machines than replicas.'],
    ['copies that can have no majority', { replicas: 2 }, 'replicas is 1, 3 or 5.'],
    [
      'an address without a port',
      { machines: [{ name: 'a', cluster: '10.0.0.1' }] },
      'A machine’s cluster is an address and a port, such as 10.0.0.1:8425.',
    ],
    [
      'a web address that is none',
      { machines: [{ ...machines[0], web: 'a.example.in; x' }] },
      'A machine’s web is an address such as https://b.example.in.',
    ],
    ['a text in the place of a number', { replicas: '3' }, 'replicas'],
    ['a secret that anybody could guess', { secret: 'secret' }, 'secret is too short.'],
    ['no business', { business: undefined }, 'business is missing.'],
  ])('are refused with %s', (_what, changes, reason) => {
    expect(reading(changes)).toThrow(reason);
  });

  test('are refused where they are no JSON, with the file', () => {
    expect(() => readSettings('{', '/srv/office/office.json')).toThrow('/srv/office/office.json is no JSON');
  });
});
