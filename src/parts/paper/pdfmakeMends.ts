import { mendShaper, type Shaper } from './shaperMends';

interface Inline {
  text: string;
  level?: number;
  width: number;
  x: number;
}

interface Line {
  inlines: readonly Inline[];
  leadingCut: number;
}

interface Page {
  items: readonly ({ type: 'line'; item: Line } | { type: 'other' })[];
}

/** The places of a line's words from left to right: what is read from right to left is turned, level by level. */
function inSight(inlines: readonly Inline[]): readonly Inline[] {
  const end = inlines.findLastIndex(({ text }) => text.trim() !== '');
  const levels = new Map(inlines.map((inline, place) => [inline, place > end ? 0 : (inline.level ?? 0)]));
  let sorted = [...inlines];
  for (let level = Math.max(...levels.values()); level > 0; level -= 1) {
    const turned: Inline[] = [];
    let begin = 0;
    for (const inline of sorted) {
      if ((levels.get(inline) ?? 0) < level) begin = turned.push(inline);
      else turned.splice(begin, 0, inline);
    }
    sorted = turned;
  }
  return sorted;
}

/** Once pdfmake has broken a text into lines, from left to right, the words of each line go where they are read. */
function placeWords(pages: readonly Page[]) {
  for (const { items } of pages)
    for (const entry of items) {
      if (entry.type !== 'line') continue;
      const { inlines, leadingCut } = entry.item;
      if (!inlines.some(({ level }) => level)) continue;
      let x = -leadingCut;
      for (const inline of inSight(inlines)) {
        inline.x = x;
        x += inline.width;
      }
    }
}

/** What is reached of pdfmake's document; none of its types tell it. */
interface Inside {
  _font: { font: { layout: (text: string) => unknown; _layoutEngine: { engine: Shaper } } };
}

/** Mends, by any one document, how scripts are shaped in all, and where words from right to left stand. */
export function mend(document: object) {
  // oxlint-disable-next-line no-underscore-dangle -- The library calls its current font so.
  const { font } = (document as Inside)._font;
  // The shaper is made with the first text.
  font.layout('a');
  // oxlint-disable-next-line no-underscore-dangle -- The shaper has no other name.
  mendShaper(font._layoutEngine.engine);
  // The pages are set here when their lines are known, and before any is drawn.
  Object.defineProperty(Object.getPrototypeOf(document), '_pdfMakePages', { set: placeWords });
}
