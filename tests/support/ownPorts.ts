// Ports of an office that a test starts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';
import { openSettings, saveSettings } from '../../office/settings';

/** Gives a new office ports that none of the others takes that look for theirs at the same moment, all from the same one on. */
export async function atOwnPorts(data: string): Promise<void> {
  if (existsSync(join(data, 'office.json'))) return;
  const ports = { nats: await freePort(), websocket: await freePort(), monitoring: await freePort() };
  saveSettings(data, { ...(await openSettings(data)), ports });
}
