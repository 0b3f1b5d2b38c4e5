import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nanoid } from '@reduxjs/toolkit';
import type { NatsConnection } from '@nats-io/nats-core';
import { hash } from 'bcryptjs';
import { sayBeginning } from './beginning';
import { mostKeptIn } from './diskRoom';
import { writePrivately } from './keptFile';
import type { LetIn } from './accounts';
import type { Member } from './members';
import { natsConfig } from './natsConfig';
import { startNats } from './natsProcess';
import { connectAsOffice } from './officeAccess';
import { passesOf } from './passes';
import { persistently } from './persistently';
import { saveSettings } from './settings';
import { formOf, type Settings } from './settingsSchema';
import type { Stops } from './stops';
import { AnotherOfficeError, openStreams, refuseOtherForm } from './streams';
import { tell } from './tell';

/** The secret has more bits than anybody could guess at; this one only keeps it out of the configuration. */
const LEAST_COST = 4;
const PATIENCE_MS = 60_000;

/** The server of an office, with its streams. */
export interface Storage {
  settings: Settings;
  connection: NatsConnection;
  /** Lets the server let in these people, and nobody else. */
  admit: (members: readonly Member[]) => Promise<void>;
}

export interface StorageOptions {
  settings: Settings;
  data: string;
  /** The path of the NATS server's program. */
  natsServer: string;
  stops: Stops;
}

/** Puts what a server kept beside it, so that it begins empty; gives the settings of the new office. */
function setAside(settings: Settings, data: string): Settings {
  const kept = join(data, 'jetstream');
  const beside = `${kept}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  if (existsSync(kept)) {
    renameSync(kept, beside);
    tell(`What was kept lies in ${beside} now.`);
  }
  const begun = { ...settings, business: nanoid(), begun: 'no' as const };
  saveSettings(data, begun);
  return begun;
}

async function openOnce({ settings, data, natsServer, stops }: StorageOptions): Promise<Storage> {
  refuseOtherForm(settings);
  const config = join(data, 'nats-server.conf');
  const systemHash = await hash(settings.secret, LEAST_COST);
  // The same for as long as the server runs: it takes no other one on the way.
  const most = mostKeptIn(data);
  const letInBy = passesOf(settings.secret);
  const configure = (members: readonly LetIn[]) =>
    writePrivately(config, natsConfig({ settings, data, systemHash, members, most }));
  // Nobody, before its streams tell who belongs to the office.
  configure([]);
  // An earlier version kept there by which keys they were let in.
  rmSync(join(data, 'people.json'), { force: true });
  const nats = startNats(natsServer, config);
  await Promise.all([stops.add(() => nats.stop()), nats.ready]);
  const connection = await stops.unlessStopped(connectAsOffice(settings));
  await stops.add(() => connection.close());
  // Other machines may still have to be started.
  const patience = settings.machines.length > 0 ? Number.POSITIVE_INFINITY : PATIENCE_MS;
  await persistently(() => openStreams(connection, settings), stops.signal, patience);
  await persistently(() => sayBeginning(connection), stops.signal, patience);
  return {
    settings,
    connection,
    async admit(members) {
      configure(await letInBy(members));
      await nats.reload();
    },
  };
}

/**
 * Starts the server and sees that it keeps what this office began.
 * @param beginAnew sets what it keeps aside when that is something else, and begins an empty office
 */
export async function openStorage(options: StorageOptions, beginAnew: boolean): Promise<Storage> {
  const { data, stops } = options;
  const opened = async () => {
    try {
      return await openOnce(options);
    } catch (error) {
      if (!(error instanceof AnotherOfficeError) || !beginAnew) throw error;
      await stops.end();
      return openOnce({ ...options, settings: setAside(options.settings, data) });
    }
  };
  const storage = await opened();
  const settings = { ...storage.settings, begun: formOf(storage.settings) };
  if (storage.settings.begun === 'no') saveSettings(data, settings);
  else if (beginAnew) tell('Nothing was begun anew: the office keeps what it began with.');
  return { ...storage, settings };
}
