// The clerk of an office in a process of its own, which a test kills: its clock goes by what it is told.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { createClerk } from '../../../office/clerkWork';
import { paperFiles } from '../../../office/papers/paperFiles';
import type { ClerkBegins, LetterStands } from './clerkPrograms';

const TELL_EVERY_MS = 50;

async function begin({ port, business, secret, ca, ahead: first }: ClerkBegins): Promise<void> {
  let ahead = first;
  process.on('message', (told) => void (ahead = (told as { ahead: number }).ahead));
  const { store } = await createClerk({
    connection: await connect({ servers: `127.0.0.1:${port}`, waitOnFirstConnect: true }),
    business,
    secret,
    folder: mkdtempSync(join(tmpdir(), 'trackyard-killed-')),
    write: paperFiles,
    now: () => new Date(Date.now() + ahead),
    trial: { ca, betweenMs: 1, lookEveryMs: 50 },
  });
  setInterval(() => {
    const rows = Object.values(store.getState().reminders.entities);
    process.send?.(rows.map(({ id, status = '', answer = '' }): LetterStands => ({ id, status, answer })));
  }, TELL_EVERY_MS);
}

process.once('message', (told) => void begin(told as ClerkBegins));
// Whoever asks is gone.
process.once('disconnect', () => process.exit());
