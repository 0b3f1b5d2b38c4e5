import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What reads a day or a time as it is where the machine stands; in UTC, or by `officeMinute`, it is the same everywhere. */
const BY_THE_MACHINE =
  /\.(getFullYear|getMonth|getDate|getDay|getHours|getMinutes|getTimezoneOffset)\(|\.toLocale(Date|Time)String\(|\bdayjs\(\)/;

const sources = ['src', 'office'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${room}/${path}`),
);

test('days and times are those of the office, wherever a browser or a server stands', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => BY_THE_MACHINE.test(readFileSync(path, 'utf8')))).toEqual([]);
});
