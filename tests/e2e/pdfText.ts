import { inflateSync } from 'node:zlib';

/** The objects of a PDF file as Chromium writes it, by their numbers, each with its stream unpacked. */
function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1');
  const found = [...text.matchAll(/(?<=\n)(\d+) 0 obj\n([^]*?)\nendobj/g)];
  return new Map(
    found.map(([, number = '', body = '']) => {
      const [head = '', begin = ''] = /^([^]*?)(\sstream\r?\n|$)/.exec(body)?.slice(1) ?? [];
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
      const bytes = Buffer.from(body.slice(head.length + begin.length).slice(0, length), 'latin1');
      const stream = (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
      return [number, { head, stream }];
    }),
  );
}

const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const LISTED = /<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g;

/** What the codes of a font stand for. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, part = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = '', to = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(code, 16), unicode(to));
  }
  for (const [, part = ''] of map.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    // As pdfmake writes it: what each code of the range stands for.
    for (const [, from = '', list = ''] of part.matchAll(LISTED))
      for (const [place, to] of (list.match(/\w+/g) ?? []).entries())
        letters.set(Number.parseInt(from, 16) + place, unicode(to));
    for (const [, from = '', until = '', to = ''] of part
      .replaceAll(LISTED, '')
      .matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(until, 16); code += 1) {
        letters.set(code, String.fromCodePoint(Number.parseInt(to, 16) + code - first));
      }
    }
  }
  return letters;
}

/** The text of each page of a PDF file that Chromium printed or pdfmake wrote, without spaces, which it need not write. */
export function pdfPages(file: Buffer): string[] {
  const objects = objectsOf(file);
  const at = (number: string | undefined) => objects.get(number ?? '') ?? { head: '', stream: '' };
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  return pages.map(({ head }) => {
    const inherited = at(/\/Resources (\d+) 0 R/.exec(head)?.[1]).head;
    const fonts = new Map(
      [...`${head}${inherited}`.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => [
        name,
        lettersOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(number).head)?.[1]).stream),
      ]),
    );
    let letters: ReadonlyMap<number, string> | undefined;
    let text = '';
    const drawn = at(/\/Contents (\d+) 0 R/.exec(head)?.[1]).stream;
    for (const [, font, hex] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
      if (font !== undefined) letters = fonts.get(font);
      for (const code of hex?.match(/.{4}/g) ?? []) text += letters?.get(Number.parseInt(code, 16)) ?? '';
    }
    return text.replaceAll(/\s/g, '');
  });
}
