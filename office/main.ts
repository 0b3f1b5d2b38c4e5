// The office's own process, started by scripts/office.mjs.
import { ValidationError } from 'yup';
import { SpokenError } from '@/journal/kit/plainWords';
import { readOptions } from './options';
import { runOffice } from './runOffice';
import { createStops } from './stops';
import { complain, tell } from './tell';

/** What is begun at the moment of the stop is ended before it, or left. */
const PATIENCE_MS = 10_000;

tell('The office is being started.');

const stops = createStops();
const running = (async () => runOffice(readOptions(process.env.OFFICE_OPTIONS ?? '{}'), stops))();

let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  if (code === 0) tell('The office is being stopped.');
  await stops.stop();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([running.catch(() => {}), patience]);
  process.exit(code);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// Whoever started it is gone.
process.on('disconnect', () => void stop(0));

running.catch((error: unknown) => {
  if (stopping) return;
  const isSpoken = error instanceof SpokenError || error instanceof ValidationError;
  complain(isSpoken ? error.message : String(error instanceof Error ? error.stack : error));
  void stop(1);
});
