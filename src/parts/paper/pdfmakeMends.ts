import type { Laid, ShapeText } from './shaper';

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

/** A face as pdfmake's document has it. */
interface Drawn {
  postscriptName: string;
  layout: (text: string) => Laid;
}

/** What is reached of pdfmake's document; none of its types tell it. */
export interface Inside {
  provideFont: (font: string, bold: boolean) => { font: Drawn };
}

/** Mends, by any one document, where words from right to left stand in all. */
export function placeInAll(document: object) {
  // The pages are set here when their lines are known, and before any is drawn.
  Object.defineProperty(Object.getPrototypeOf(document), '_pdfMakePages', { set: placeWords });
}

const shapes = new Map<string, ShapeText>();

/** From now on all documents write a face in its glyphs as `shape` says; the library's own shaper errs in the scripts of India. */
export function shapeInAll(document: Inside, font: string, bold: boolean, shape: ShapeText) {
  const face = document.provideFont(font, bold).font;
  shapes.set(face.postscriptName, shape);
  // All faces that come as WOFF are of one kind, which Roboto is not.
  const kind = Object.getPrototypeOf(face) as Drawn;
  kind.layout = function (text) {
    const shapeIts = shapes.get(this.postscriptName);
    if (!shapeIts) throw new Error(`Nothing shapes ${this.postscriptName}.`);
    return shapeIts(text);
  };
}
