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

/** Pasted lines as a file, each in its row. */
export function pastedSheet(text: string): File {
  const lines = text.split(/\r\n|\r|\n/).map(tabbed);
  return new File([lines.join('\n')], 'Pasted lines.csv');
}
