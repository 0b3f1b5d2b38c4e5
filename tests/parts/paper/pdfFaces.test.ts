import { beforeAll, expect, test, vi } from 'vitest';
import { FACES } from '@/parts/paper/faces';
import { written } from '@/parts/paper/written';
import { pdfWriter, type DrawingDocument } from '../../support/pdf';

let writer: Awaited<ReturnType<typeof pdfWriter>>;
beforeAll(async () => {
  writer = await pdfWriter();
});

const glyphsOf = (font: string, text: string, bold = false) =>
  writer.document.provideFont(font, bold).font.layout(text).glyphs;

/** What is drawn on each line of a text in a column, from left to right. */
async function linesOf(text: string, width: number) {
  const words: { word: string; x: number; base: number }[] = [];
  const spy = vi.spyOn(Object.getPrototypeOf(writer.document) as DrawingDocument, 'text');
  spy.mockImplementation(function (this: DrawingDocument, word, x, y) {
    // oxlint-disable-next-line no-underscore-dangle -- The library calls its current font so.
    words.push({ word, x, base: Math.round(y + this._font.ascender / 100) });
  });
  await writer.write({
    content: { columns: [{ width, text: written(text) as string }] },
    defaultStyle: { font: 'Roboto', fontSize: 10 },
  });
  spy.mockRestore();
  const bases = [...new Set(words.map(({ base }) => base))].toSorted((a, b) => a - b);
  return bases.map((line) =>
    words
      .filter(({ base }) => base === line)
      .toSorted((a, b) => a.x - b.x)
      .map(({ word }) => word)
      .join('|'),
  );
}

test.each(FACES)('$font has all letters that it is asked for, regular and bold', ({ font, letters }) => {
  const asked = Array.from({ length: 0xff_ff }, (_, code) => code).filter(
    (code) => (code < 0xd8_00 || code > 0xdf_ff) && code !== 0x0a && letters.test(String.fromCodePoint(code)),
  );
  expect(asked.length).toBeGreaterThan(50);
  for (const bold of [false, true]) {
    const face = writer.document.provideFont(font, bold).font;
    expect(asked.filter((code) => !face.hasGlyphForCodePoint(code)).map((code) => code.toString(16))).toEqual([]);
  }
});

test.each([
  ['Devanagari', 'श्री ज्ञानेश्वर विद्यार्थी'],
  ['Gurmukhi', 'ਸਿੰਘ ਟਰਾਂਸਪੋਰਟ ਅੰਮ੍ਰਿਤਸਰ'],
  ['Telugu', 'శ్రీ వేంకటేశ్వర'],
  ['Malayalam', 'കോഴിക്കോട് രാഷ്ട്രീയ'],
])('%s is shaped, marks without an anchor too, in fewer glyphs than it has letters', (font, text) => {
  for (const bold of [false, true]) {
    const glyphs = glyphsOf(font, text, bold);
    expect(glyphs.length).toBeLessThan(text.length);
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
  }
});

// The numbers are those that HarfBuzz, the shaper of browsers, gives for the same files.
test.each([
  ['two syllables are not drawn as one letter', 'Bengali', 'পরিবহন', [45, 60, 51, 47, 56, 44]],
  ['a rule passes over the marks that it does not name', 'Bengali', 'ট্র্যা', [207, 317, 274, 123, 59]],
  ['what stands before a letter is read backwards', 'Telugu', 'క్తా', [141, 561]],
  ['a letter joins one with a dot below', 'Devanagari', 'क्ऱि', [32, 232, 230]],
  ['a dot below keeps its vowel', 'Telugu', 'క్ళ఼ు', [23, 63, 669, 103]],
  ['what is drawn first of a cluster goes before its last letter alone', 'Malayalam', 'ഴ്രാ', [54, 77, 50, 64]],
])('%s: %s %s', (_, font, text, ids) => {
  expect(glyphsOf(font, text).map(({ id }) => id)).toEqual(ids);
});

test('a dot below a letter of Kannada stands below it', () => {
  const { positions } = writer.document.provideFont('Kannada', false).font.layout('ಕ್ಣ಼ೃ');
  expect(positions.map(({ xOffset }) => xOffset)).toEqual([0, 0, -153, 160]);
});

test('letters of Urdu are joined', () => {
  const ids = (text: string) => glyphsOf('Arabic', text).map(({ id }) => id);
  expect(ids('علی').toReversed()).not.toEqual(['ع', 'ل', 'ی'].flatMap(ids));
});

test('words of Urdu stand from right to left on each of their lines', async () => {
  expect(await linesOf('محمد علی اینڈ سنز', 400)).toEqual(['سنز| |اینڈ| |علی| |محمد']);
  const [first, second] = await linesOf('محمد علی اینڈ سنز', 45);
  expect(first).toBe('علی| |محمد| ');
  expect(second).toBe('سنز| |اینڈ');
});

test('Latin beside Urdu stays where it stood, and numbers keep their order', async () => {
  expect(await linesOf('Ali گلی نمبر 12 Lahore', 400)).toEqual(['Ali |12| |نمبر| |گلی| |Lahore']);
});

test('Latin words beside each other are drawn as they were', async () => {
  expect(await linesOf('Sunrise Cabs', 400)).toEqual(['Sunrise |Cabs']);
});
