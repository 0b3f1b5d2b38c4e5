import oldest from './oldestServers.json';
import type { Settings } from './settingsSchema';

/** The oldest that was seen to keep the same on each machine, also after one that led was cut off, or killed while people said facts. */
const HOLDS = oldest.several;

const isOlder = (version: readonly number[]) => {
  const different = HOLDS.findIndex((part, place) => version[place] !== part);
  return different !== -1 && (version[different] ?? 0) < (HOLDS[different] ?? 0);
};

/** What is off with a server of that version, in words; several machines need a newer one than one that keeps all alone. */
export function troubleWithServer(version: string, { replicas }: Pick<Settings, 'replicas'>): string | undefined {
  const [, ...parts] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  if (replicas === 1 || parts.length === 0 || !isOlder(parts.map(Number))) return undefined;
  return (
    `Several machines need nats-server ${HOLDS.join('.')} or newer, and this is ${version}: after one was cut off or ended suddenly, ` +
    'an older one can keep something else than the others, or stay behind them. Install it, or name it with NATS_SERVER_PATH.'
  );
}
