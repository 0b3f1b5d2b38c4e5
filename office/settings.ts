import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nanoid } from '@reduxjs/toolkit';
import { ValidationError } from 'yup';
import { SpokenError } from '@/journal/kit/plainWords';
import { freePort } from './freePort';
import { readIfThere, writePrivately } from './keptFile';
import { disagreementIn, settingsSchema, type Settings } from './settingsSchema';

const FILE = 'office.json';
const FIRST_PORT = 8422;

const pathIn = (data: string) => join(data, FILE);

/** Keeps the settings of the office in its folder. */
export const saveSettings = (data: string, settings: Settings): void =>
  writePrivately(pathIn(data), `${JSON.stringify(settings, null, 2)}\n`);

/** Ports of this machine's own address that are free: those, as far as they are. */
const freePorts = async ({ nats, websocket, monitoring }: Settings['ports']): Promise<Settings['ports']> => ({
  nats: await freePort(nats),
  websocket: await freePort(websocket),
  monitoring: await freePort(monitoring),
});

/** The settings of an office that keeps a business of its own, and nothing in it yet. */
async function newSettings(): Promise<Settings> {
  return {
    name: 'office',
    business: nanoid(),
    begun: 'no',
    secret: randomBytes(32).toString('base64url'),
    ports: await freePorts({ nats: FIRST_PORT, websocket: FIRST_PORT + 1, monitoring: FIRST_PORT + 2 }),
    replicas: 1,
    machines: [],
  };
}

/** What a text of settings says; a SpokenError tells what is wrong with it. */
export function readSettings(text: string, path: string): Settings {
  try {
    const settings = settingsSchema.validateSync(JSON.parse(text), { strict: true, abortEarly: false });
    const disagreement = disagreementIn(settings);
    if (disagreement === undefined) return settings;
    throw new ValidationError(disagreement);
  } catch (error) {
    if (error instanceof SyntaxError) throw new SpokenError(`${path} is no JSON: ${error.message}`);
    if (error instanceof ValidationError) throw new SpokenError(`${path}: ${error.errors.join(' ')}`);
    throw error;
  }
}

/** The settings of the office that lies in this folder; where there are none, of a new one. */
export async function openSettings(data: string): Promise<Settings> {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // One that was made by hand, or came out of an archive, has the mode of that.
  chmodSync(data, 0o700);
  const text = readIfThere(pathIn(data));
  if (text !== undefined) return readSettings(text, pathIn(data));
  const settings = await newSettings();
  saveSettings(data, settings);
  return settings;
}

/** The same office at other ports, where somebody else listens at its own by now: nobody outside of this machine needs them. */
export async function atFreePorts(settings: Settings, data: string): Promise<Settings> {
  const moved = { ...settings, ports: await freePorts(settings.ports) };
  if (JSON.stringify(moved) !== JSON.stringify(settings)) saveSettings(data, moved);
  return moved;
}
