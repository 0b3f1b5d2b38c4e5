import { isAction } from '@reduxjs/toolkit';
import type { Answer, Parcel } from '@/journal/port/port';
import { DRAFT_MAX_CHARACTERS, weightOf } from '@/journal/port/weight';

type Refused = Extract<Answer, { refused: string }>;

const refused = (reason: string): Refused => ({ refused: reason });

/** A copy of what a draft holds, shared with nobody, with the bytes that go with it; or why no journal will ever take it. */
export function keepable({
  id,
  at,
  by,
  version,
  about,
  action,
  bulk,
  takesBack,
  undoes,
  checked,
  contents,
  moved,
}: Parcel): Parcel | Refused {
  try {
    // Named one by one: an entry that comes from another journal is no draft of its place there.
    const apart = bulk !== undefined && { bulk, ...(takesBack !== undefined && { takesBack }) };
    const undone = undoes !== undefined && { undoes };
    const copy = structuredClone({ id, at, by, version, about, action, ...apart, ...undone });
    if (!isAction(copy.action)) return refused('It holds no fact.');
    if (weightOf(copy) > DRAFT_MAX_CHARACTERS) return refused(`It is longer than ${DRAFT_MAX_CHARACTERS} characters.`);
    return { ...copy, ...(checked && { checked }), ...(contents && { contents }), ...(moved && { moved }) };
  } catch {
    return refused('It holds something that cannot be kept.');
  }
}
