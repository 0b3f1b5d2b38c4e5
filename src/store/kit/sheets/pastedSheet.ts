import { matchHeadings } from './headings';
import type { ImportColumn } from './importable';

const isNumber = (word: string) => /^\d{10,}$/.test(word);

/** A pasted line with tabs between its cells: people write commas, or spaces between numbers. */
function tabbed(line: string): string {
  if (line.includes('\t')) return line;
  const words = line.trim().split(/\s+/);
  if (words.every(isNumber)) return words.join('\t');
  // A number that is too short, or has spaces in it, is none of the first one.
  const [first = '', ...rest] = words;
  if (isNumber(first) && rest.every((word) => /^\d+$/.test(word))) return `${first}\t${rest.join('')}`;
  return line.replaceAll(/\s*[,;]\s*/g, '\t');
}

/** Pasted lines as a file under headings: those that were pasted with them, or ours where none was. */
export function pastedSheet<Draft extends object>(text: string, columns: readonly ImportColumn<Draft>[]): File {
  const lines = text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map(tabbed);
  const isHeaded = Object.keys(matchHeadings((lines[0] ?? '').split('\t'), columns)).length > 0;
  const headings = columns.map(({ title }) => title).join('\t');
  return new File([[...(isHeaded ? [] : [headings]), ...lines].join('\n')], 'Pasted lines.csv');
}
