import { hostname } from 'node:os';
import type { Options } from './options';
import type { Settings } from './settingsSchema';

/** The addresses at which browsers reach the other machines, should this one be away. */
export const othersOf = ({ name, machines }: Settings) =>
  machines.flatMap((machine) =>
    machine.name !== name && machine.web !== undefined ? [machine.web.replace(/^http/, 'ws')] : [],
  );

/** The address at which this machine is served. */
export const addressOf = ({ host, cert }: Options, port: number) => {
  const name = host ?? (cert === undefined ? 'localhost' : hostname());
  return `${cert === undefined ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}/`;
};

/** The names of the other machines, as in their addresses. */
export const namesOfOthers = (settings: Settings) => othersOf(settings).map((origin) => new URL(origin).hostname);
