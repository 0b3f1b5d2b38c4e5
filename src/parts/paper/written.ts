import bidiFactory from 'bidi-js';
import { SpokenError } from '@/journal/kit/plainWords';
import { faceOf } from './faces';

/** Letters that are written in one face and one direction; with an odd level they stand from right to left among their neighbours. */
export interface Run {
  text: string;
  font: string;
  level: number;
}

const bidi = bidiFactory();

/** A line break stays; other blanks are spaces, as on the screen, except one that does not break. */
const BLANK = /[^\S\n\u00a0]/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** The runs of a text, in the order in which it is read. A letter that no face has is refused in words. */
export function runsOf(given: string): readonly Run[] {
  const text = given.normalize('NFC').replaceAll(BLANK, ' ');
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const runs: Run[] = [];
  let face: ReturnType<typeof faceOf>;
  let place = 0;
  for (const letter of text) {
    const level = levels[place] ?? 0;
    place += letter.length;
    const its = faceOf(letter, face);
    if (!its && UNSEEN.test(letter)) continue;
    if (!its)
      throw new SpokenError(
        `It has no letter for “${letter}” in “${given.trim()}”. Use Print instead, and save as PDF there.`,
      );
    const isTurned = level % 2 === 1;
    // A face writes its own script in that script's direction; against it, letter goes after letter.
    const isAlong = isTurned === (its.isRightToLeft ?? false);
    const last = runs.at(-1);
    if (last && isAlong && last.level === level && its === face) last.text += letter;
    else runs.push({ text: (isTurned && bidi.getMirroredCharacter(letter)) || letter, font: its.font, level });
    face = its;
  }
  return runs;
}

/** A text of a paper, by its faces; as it is where Roboto has all of it. */
export function written(text: string): string | Run[] {
  const runs = runsOf(text);
  return runs.every(({ font, level }) => font === 'Roboto' && level === 0)
    ? runs.map((run) => run.text).join('')
    : [...runs];
}
