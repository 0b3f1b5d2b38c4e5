import type { WordBlock } from './wordBlock';

/** Shorter words have too many neighbours. */
const SHORTEST_WITH_TYPO = 4;

/** Whether a word begins with the wanted one but for a letter that is wrong, missing or too many, or two that changed places. */
export function begunWithTypo(word: string, wanted: string): boolean {
  if (wanted.length < SHORTEST_WITH_TYPO || /\d/.test(wanted)) return false;
  let at = 0;
  while (at < wanted.length && word[at] === wanted[at]) at += 1;
  if (at === wanted.length) return true;
  const rest = wanted.slice(at + 1);
  if (word.startsWith(rest, at + 1) || word.startsWith(rest, at) || word.startsWith(wanted[at] + rest, at + 1))
    return true;
  return word[at] === wanted[at + 1] && word[at + 1] === wanted[at] && word.startsWith(wanted.slice(at + 2), at + 2);
}

export const NOT_BEGUN = 0;
export const WITH_TYPO = 1;
const AS_TYPED = 2;

/** For each row of a block how its names begin a word: not, with a typo, or as it was typed. */
export function begunIn({ words, names }: WordBlock, wanted: string): Uint8Array {
  const begun = new Uint8Array(names.starts.length);
  for (const [word, rows] of words) {
    const how = word.startsWith(wanted) ? AS_TYPED : begunWithTypo(word, wanted) ? WITH_TYPO : NOT_BEGUN;
    if (how !== NOT_BEGUN) for (const row of rows) begun[row] = Math.max(begun[row] ?? NOT_BEGUN, how);
  }
  return begun;
}
