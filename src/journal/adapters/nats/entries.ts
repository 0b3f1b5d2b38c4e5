import type { StoredMsg } from '@nats-io/jetstream';
import { isObject } from '@/journal/kit/isObject';
import type { Entry, Parcel } from '@/journal/port/port';
import { takenBackBy } from '@/journal/undo/takenBack';
import { isInUse, type VersionRaised } from './journalNote';
import { readSubject, subjectOf, type Way } from './subjects';

/** How a draft comes, and the type that decides whether its author is let in. */
function sayingOf({ action, takesBack, moved }: Parcel): { way: Way; type: string } {
  const undone = takesBack ?? takenBackBy(action);
  if (moved) return { way: 'moved', type: action.type };
  return undone === undefined ? { way: 'fact', type: action.type } : { way: 'undo', type: undone };
}

/** Where this user puts a draft. */
export function subjectFor(draft: Parcel, user: string): string {
  const { way, type } = sayingOf(draft);
  return subjectOf(way, user, type, draft);
}

/** What a draft holds when it is kept: not who says it, and when, as the server knows that, unless it was brought along. */
export function contentOf({ contents: _beside, checked: _own, moved, by, at, ...draft }: Parcel): string {
  return JSON.stringify(moved ? { ...draft, by, at } : draft);
}

const contentIn = (message: StoredMsg): Record<string, unknown> => {
  try {
    const content: unknown = message.json();
    return isObject(content) ? content : {};
  } catch {
    return {};
  }
};

/** No fact: one that says something else than its author was let in for, or is of a version that nobody has yet. */
const NOTHING = { version: 1, action: { type: '' } };

/**
 * A message as an entry, its content unchecked: its author is who the server let in under its subject, and its time the
 * server's; what was brought along has its own. `raised` are the versions that have been in use.
 */
export function entryOf(message: StoredMsg, raised: readonly VersionRaised[]): Entry {
  const { checked: _claimed, contents: _beside, moved: _too, overtaken: _validated, ...content } = contentIn(message);
  const { way, user } = readSubject(message.subject);
  const moved = way === 'moved';
  const said = { ...content, ...(!moved && { by: user, at: message.time.toISOString() }), seq: message.seq } as Entry;
  try {
    const isTheirs = subjectFor(moved ? { ...said, moved } : said, user) === message.subject;
    return isTheirs && isInUse(raised, said.version, message.seq) ? said : { ...said, ...NOTHING };
  } catch {
    return { ...said, ...NOTHING };
  }
}
