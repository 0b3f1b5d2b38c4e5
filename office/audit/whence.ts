import type { Msg } from '@nats-io/nats-core';
import { isObject } from '@/journal/kit/isObject';
import type { AuditLine } from '@/office/auditProtocol';
import type { Sessions } from '../signIn/sessions';

/** So many sessions are remembered, those that were looked up last. */
const MOST_KEPT = 1_000;

/** The header in which the server tells who asks. */
const TOLD_IN = 'Nats-Request-Info';

/** From where something came. */
export type Whence = Pick<AuditLine, 'address' | 'browser' | 'session'>;

export type WhenceOf = ReturnType<typeof createWhence>;

/** What somebody asked. */
export type Question = Pick<Msg, 'subject' | 'headers'>;

/** The name of the connection over which it was asked; empty where that is not told, or not in a readable way. */
function connectionOf(question: Question): string {
  try {
    // The server writes its own last.
    const told: unknown = JSON.parse(question.headers?.last(TOLD_IN) ?? '{}');
    return isObject(told) && typeof told.name === 'string' ? told.name : '';
  } catch {
    return '';
  }
}

/**
 * Tells from where a person asks, by the name of their connection: the web server lets a browser name it for its own session only.
 * Whoever comes past it, over the machine itself, may tell anything, and is told as from nowhere where that is no session of theirs.
 */
export function createWhence({ withId }: Pick<Sessions, 'withId'>) {
  const known = new Map<string, { name: string; whence: Whence }>();

  const lookUp = async (id: string) => {
    const session = await withId(id);
    if (!session) return undefined;
    const { name, address, browser } = session;
    known.set(id, { name, whence: { address, browser, session: id } });
    for (const [oldest] of known) {
      if (known.size <= MOST_KEPT) break;
      known.delete(oldest);
    }
    return known.get(id);
  };

  return async (by: string, question: Question): Promise<Whence> => {
    const id = connectionOf(question);
    if (!/^[A-Za-z0-9_-]{1,40}$/.test(id)) return {};
    // While nobody can look it up, the rest is noted all the same.
    const found = known.get(id) ?? (await lookUp(id).catch(() => undefined));
    return found?.name === by ? found.whence : {};
  };
}
