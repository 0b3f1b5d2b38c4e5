import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startClerk } from '../../office/clerkProcess';
import { officeSettings } from '../support/officeSettings';
import { eventually } from '../support/eventually';

/** Stands in for the clerk: notes in the folder of the office what it was told. */
const STAND_IN = `
  const { writeFileSync } = require('node:fs');
  writeFileSync(process.env.OFFICE_FOLDER + '/told.json', JSON.stringify(process.env));
  setInterval(() => {}, 1000);
`;

test('the clerk is told where the office is, and does without the checks that are there to develop it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'trackyard-clerk-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const program = join(data, 'clerk.cjs');
  writeFileSync(program, STAND_IN);
  const clerk = startClerk({ program, settings: officeSettings(), data, alert: () => {} });
  onTestFinished(() => clerk.stop());
  const told = await eventually(() => JSON.parse(readFileSync(join(data, 'told.json'), 'utf8')) as unknown);
  expect(told).toMatchObject({
    OFFICE_SERVERS: '127.0.0.1:8422',
    OFFICE_BUSINESS: 'a-business',
    NODE_ENV: 'production',
  });
});
