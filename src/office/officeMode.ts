import { isObject } from '@/journal/kit/isObject';

/** The shared office that serves this page. */
export interface OfficeMode {
  /** The identity of the business that it keeps. */
  business: string;
  /** Addresses or paths of its WebSockets. */
  servers: readonly string[];
}

/** Where every server of the product says in which mode it runs. */
export const MODE_ADDRESS = '/office.json';

/** The office that a server's answer names; undefined in the embedded mode, and where a server has no answer of its own. */
function officeIn(answer: unknown): OfficeMode | undefined {
  if (!isObject(answer) || answer.mode !== 'shared') return undefined;
  const { business, servers } = answer;
  if (typeof business !== 'string' || !Array.isArray(servers)) return undefined;
  return { business, servers: servers.filter((server) => typeof server === 'string') };
}

/**
 * In which mode this page runs, by the one file of its own origin that says so; undefined in the embedded mode. Rejects
 * when there is no answer: a page of an office must not take itself for an embedded one.
 */
export async function askMode(): Promise<OfficeMode | undefined> {
  const response = await fetch(MODE_ADDRESS);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  // A server that gives the page for every address knows of no office.
  return officeIn(await response.json().catch(() => undefined));
}
