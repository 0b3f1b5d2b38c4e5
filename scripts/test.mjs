// npm test: all there is, from a fresh clone on. What follows `npm test --` goes to Playwright.
import './nodeVersion.mjs';

const { installWhenNeeded } = await import('./install.mjs');
installWhenNeeded();

const { constants, setPriority } = await import('node:os');
const { ensureChromium } = await import('./chromium.mjs');
const { freePort } = await import('./freePort.mjs');
const { ensureNatsServer, serverOfSeveral } = await import('./natsServer.mjs');
const { run } = await import('./run.mjs');

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  process.env.NATS_SERVER_PATH = ensureNatsServer();
  process.env.NATS_SERVER_OF_SEVERAL_PATH = serverOfSeveral(process.env.NATS_SERVER_PATH);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// The app itself may be running at its usual one.
process.env.E2E_PORT ??= String(await freePort());

/** How many of the last lines of a step that failed are told again at the end, where a log is looked at first. */
const LINES = 60;

const results = [];
const step = async (name, command) => {
  console.log(`\n> ${name}`);
  const { ok, output, seconds } = await run(command, process.stdout.isTTY ? 'inherit' : 'both');
  results.push({ name, ok, output, seconds });
  return ok;
};

process.env.RANDOM_RUNS = 'all';
// The servers of an office wait more than they work, and elect anew whom they wait for too long: all else goes on beside
// them, and gives way to them.
const office = step('office', ['vitest', 'run', '--config', 'tests/server/vitest.config.ts']);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await step('check', ['node', 'scripts/check.mjs']);
// The journeys see the built app: without a build they would see an old one.
if (await step('build', ['vite', 'build', '--logLevel', 'warn'])) {
  await step('journeys', ['playwright', 'test', ...process.argv.slice(2)]);
}
await office;

for (const { name, ok, output } of results) {
  if (!ok && output)
    console.log(`\n> ${name} failed. Its last lines again:\n${output.trim().split('\n').slice(-LINES).join('\n')}`);
}

const passed = results.filter(({ ok }) => ok).length;
console.log('');
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.padStart(7)}`);
}
console.log(`steps: ${passed} passed, ${results.length - passed} failed`);
if (passed < results.length) process.exitCode = 1;
