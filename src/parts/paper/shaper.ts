import { Blob as Bytes, Buffer, ClusterLevel, Face, Font, shape, type GlyphInfo, type GlyphPosition } from 'harfbuzzjs';

/** A text in the glyphs of a face, from left to right; lengths in units of the face. */
export interface Laid {
  glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  /** What the positions come to, also once pdfmake has scaled them. */
  readonly advanceWidth: number;
}

export type ShapeText = (text: string) => Laid;

/** The sizes of what a WOFF file and a font file begin with, and of each of their entries after that; in bytes. */
const WOFF = { head: 44, entry: 20 };
const SFNT = { head: 12, entry: 16 };

const inflated = (packed: Uint8Array<ArrayBuffer>) =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();

/** The font that a WOFF file packs, table by table, as https://www.w3.org/TR/WOFF/ has it. */
async function unpacked(woff: ArrayBuffer): Promise<Uint8Array> {
  const from = new DataView(woff);
  const count = from.getUint16(12);
  const font = new Uint8Array(from.getUint32(16));
  const to = new DataView(font.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let end = SFNT.head + count * SFNT.entry;
  for (let place = 0; place < count; place += 1) {
    const about = WOFF.head + place * WOFF.entry;
    const entry = SFNT.head + place * SFNT.entry;
    const [offset, packed, length] = [from.getUint32(about + 4), from.getUint32(about + 8), from.getUint32(about + 12)];
    to.setUint32(entry, from.getUint32(about));
    to.setUint32(entry + 4, from.getUint32(about + 16));
    to.setUint32(entry + 8, end);
    to.setUint32(entry + 12, length);
    const table = new Uint8Array(woff, offset, packed);
    font.set(packed < length ? new Uint8Array(await inflated(table)) : table, end);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}

/** What is read where a glyph is copied: the widest of those that begin at one letter stands for all up to where the next begin. */
function lettersOf(text: string, infos: readonly GlyphInfo[], positions: readonly GlyphPosition[]): number[][] {
  const widthAt = (place: number) => positions[place]?.xAdvance ?? 0;
  const begins = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b);
  const widest = new Map<number, number>();
  for (const [place, { cluster }] of infos.entries())
    if (widthAt(place) > widthAt(widest.get(cluster) ?? -1) || !widest.has(cluster)) widest.set(cluster, place);
  return infos.map(({ cluster }, place) => {
    const letters = widest.get(cluster) === place ? text.slice(cluster, begins[begins.indexOf(cluster) + 1]) : '';
    return Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  });
}

/** Writes texts in a face as browsers do, which have the same shaper; the face is a WOFF file. */
export async function shaperOf(woff: ArrayBuffer): Promise<ShapeText> {
  const font = new Font(new Face(new Bytes(await unpacked(woff))));
  return (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.setClusterLevel(ClusterLevel.CHARACTERS);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    return {
      glyphs: lettersOf(text, infos, positions).map((codePoints, place) => {
        const id = infos[place]?.codepoint ?? 0;
        return { id, advanceWidth: font.glyphHAdvance(id), codePoints };
      }),
      positions,
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
}
