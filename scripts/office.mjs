// npm run office: installs what is missing, builds, and serves the product to many people, with the server that keeps
// what they enter. docs/office.md tells of the options.
import './nodeVersion.mjs';

const { installWhenNeeded } = await import('./install.mjs');
installWhenNeeded();

const { spawn } = await import('node:child_process');
const path = await import('node:path');
const { parseArgs } = await import('node:util');
const { ensureNatsServer } = await import('./natsServer.mjs');

const readArguments = () => {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      port: { ...text, default: '8080' },
      host: text,
      data: { ...text, default: 'office-data' },
      cert: text,
      key: text,
      proxy: text,
      'begin-anew': { type: 'boolean', default: false },
      'new-password': text,
      'pass-over': text,
      why: text,
    },
  });
  const { data, 'begin-anew': beginAnew, 'new-password': newPassword, 'pass-over': passOver, ...others } = values;
  return { ...others, data: path.resolve(data), beginAnew, newPassword, passOver };
};

/** Runs that, or ends the process with what it says. */
const orEnd = (work) => {
  try {
    return work();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
};

const values = orEnd(readArguments);
const natsServer = orEnd(ensureNatsServer);

const { run } = await import('./run.mjs');
const folder = path.resolve('.office-program');
const [programs, site] = [path.join(folder, 'program'), path.join(folder, 'site')];

console.log('Building');
const built = await run([process.execPath, 'scripts/buildOffice.mjs', programs, site]);
if (!built.ok) process.exit(1);

const program = spawn(process.execPath, [path.join(programs, 'main.js')], {
  // Over the channel it learns when this process is gone.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, OFFICE_OPTIONS: JSON.stringify({ ...values, site, natsServer }) },
});
const stop = () => program.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// npm that is told to end ends its shell, which tells nobody.
const { ppid } = process;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && stop(), 1_000);
program.on('exit', (code) => process.exit(code ?? 1));
