// What each of these commits costs a browser that has the one before: `node bench/release.mjs [commit]...`, else the newest.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const git = (...words) => execFileSync('git', words, { cwd: root, maxBuffer: 2 ** 30 });
/** What no browser keeps ahead, as in build/serviceWorker.ts. */
const LEFT_OUT = /\.(map|woff2?|ttf)$|\/zxing_reader[^/]*\.wasm$|^(office|importmap)\.json$|^\.vite\//;

/** The folder with the build of a commit, by the libraries that are installed here. */
function buildOf(commit) {
  const folder = join(root, '.bench/release', commit);
  const dist = join(folder, 'dist');
  if (existsSync(join(dist, 'sw.js'))) return dist;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder, stdio: 'inherit' });
  return dist;
}

/** The files of a build by what a browser asks for, each with a mark of what it holds. */
function filesOf(dist) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const named = files.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const hash = createHash('sha256').update(content).digest('hex');
    return { name: relative(dist, path).replaceAll(sep, '/'), content, hash };
  });
  return new Map(named.filter(({ name }) => !LEFT_OUT.test(name)).map((file) => [file.name, file]));
}

/** Of what is told apart, what the names of its files begin with. */
const KINDS = { assets: 'assets/', 'index.html': 'index.html', 'sw.js': 'sw.js', all: '' };

const heads = Object.keys(KINDS).map((kind) => `${kind}, KiB (files)`);
console.log(`| commit | ${heads.join(' | ')} |`);
console.log(`|---|${'---:|'.repeat(heads.length)}`);
for (const commit of asked.length > 0 ? asked : ['HEAD']) {
  const [before, after] = [`${commit}^`, commit].map((name) => git('rev-parse', name).toString().trim());
  const had = filesOf(buildOf(before));
  const fresh = [...filesOf(buildOf(after)).values()].filter(({ name, hash }) => had.get(name)?.hash !== hash);
  const told = Object.values(KINDS).map((beginning) => {
    const files = fresh.filter(({ name }) => name.startsWith(beginning));
    const bytes = files.reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0);
    return `${(bytes / 1024).toFixed(1)} (${files.length})`;
  });
  console.log(`| ${[git('log', '-1', '--format=%h %s', after).toString().trim(), ...told].join(' | ')} |`);
}
