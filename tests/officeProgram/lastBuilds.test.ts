import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepLastBuilds } from '../../scripts/lastBuilds.mjs';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'trackyard-builds-')), 'assets');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const build = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
  keepLastBuilds(folder, names);
  return readdirSync(folder).toSorted();
};

test('the files of the last three builds stay, and what only older ones had goes', () => {
  expect(build('shell-1.js', 'jobs-1.js')).toEqual(['jobs-1.js', 'shell-1.js']);
  build('shell-2.js', 'jobs-1.js');
  expect(build('shell-3.js', 'jobs-1.js')).toEqual(['jobs-1.js', 'shell-1.js', 'shell-2.js', 'shell-3.js']);
  expect(build('shell-4.js', 'jobs-2.js')).toEqual([
    'jobs-1.js',
    'jobs-2.js',
    'shell-2.js',
    'shell-3.js',
    'shell-4.js',
  ]);
});

test('half a list of what there was stops no build', () => {
  build('shell-1.js');
  writeFileSync(`${folder}.json`, '[["shell-');
  expect(build('shell-2.js')).toEqual(['shell-2.js']);
});

test('a build that is the same again takes no other one’s place', () => {
  build('shell-1.js');
  for (let times = 0; times < 3; times += 1) build('shell-2.js');
  expect(readdirSync(folder).toSorted()).toEqual(['shell-1.js', 'shell-2.js']);
});

test('what is packed stays with its file, and goes with it', () => {
  build('shell-1.js');
  for (const packed of ['shell-1.js.br', 'shell-1.js.gz', 'shell-1.js.br.part'])
    writeFileSync(join(folder, packed), '');
  expect(build('shell-2.js')).toEqual(['shell-1.js', 'shell-1.js.br', 'shell-1.js.gz', 'shell-2.js']);
  build('shell-3.js');
  expect(build('shell-4.js')).toEqual(['shell-2.js', 'shell-3.js', 'shell-4.js']);
});
