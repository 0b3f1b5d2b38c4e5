import type { Draft } from './port';

/** The most that a draft may weigh, as characters of its JSON; bulk goes beside the journal. */
export const DRAFT_MAX_CHARACTERS = 65_536;

/** What a draft weighs. The records that it is about do not count, as one fact may be about every row of a list. */
export const weightOf = (draft: Draft): number => JSON.stringify({ ...draft, about: [] }).length;
