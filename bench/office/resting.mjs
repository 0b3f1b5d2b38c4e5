import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run.mjs';

/** What a start leaves behind is given back by then. */
const RESTS_AFTER_MS = 60_000;
const NAMES = [
  ['clerk.js', 'its clerk'],
  ['main.js', 'its own program'],
];

/** A process with all that it has started, as Linux tells. */
const family = (pid) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => family(Number(child)))];
};

function memoryOf(pid) {
  const told = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(told)?.[1]) / 1024;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  const name = NAMES.find(([file]) => command.includes(file))?.[1] ?? 'its NATS server';
  return { name, now: mebibytes('VmRSS'), most: mebibytes('VmHWM') };
}

/** Starts an empty office as `npm run office` does, once it is built; resolves once it is served. */
async function started(program, options) {
  const office = spawn(process.execPath, [join(program, 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, OFFICE_OPTIONS: JSON.stringify(options) },
  });
  await new Promise((served, failed) => {
    office.once('exit', () => failed(new Error('The office has ended.')));
    office.stdout.on('data', (text) => text.toString().includes('Ctrl+C stops it.') && served());
  });
  return office;
}

/** Prints what each process of an office holds in which nothing happens, a minute after its start, and held at most. */
export async function rest(root) {
  const folder = join(root, '.office-program');
  const [program, site] = [join(folder, 'program'), join(folder, 'site')];
  const built = await run([process.execPath, 'scripts/buildOffice.mjs', program, site]);
  if (!built.ok) throw new Error('The office could not be built.');
  const data = mkdtempSync(join(tmpdir(), 'trackyard-rest-'));
  const office = await started(program, { data, site, natsServer: process.env.NATS_SERVER_PATH, port: '0' });
  try {
    await new Promise((done) => setTimeout(done, RESTS_AFTER_MS));
    const all = family(office.pid).map(memoryOf);
    const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
    const whole = (amount) => String(Math.round(amount));
    row('an office that rests, MiB', 'now', 'at most');
    console.log('|---|---:|---:|');
    for (const { name, now, most } of all) row(name, whole(now), whole(most));
    row('together (aim: under 300)', whole(all.reduce((sum, { now }) => sum + now, 0)), '');
  } finally {
    office.kill('SIGTERM');
    await new Promise((done) => office.once('exit', done));
    rmSync(data, { recursive: true, force: true });
  }
}
