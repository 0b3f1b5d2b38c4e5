const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What somebody wrote, as text in HTML: never as tags of it. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

/** The link that pays, on a line of its own; any other address that stands in a text stays text. */
const UPI = /^upi:\/\/pay\?\S+$/;

const lineOf = (line: string) => (UPI.test(line) ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line));

/** The text of a mail as simple HTML, in which its lines and its paragraphs stay. */
export const mailHtml = (text: string, language: string): string => {
  const paragraphs = text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.split('\n').map(lineOf).join('<br>\n')}</p>`);
  return `<!doctype html>\n<html lang="${escaped(language)}"><head><meta charset="utf-8"></head><body>\n${paragraphs.join('\n')}\n</body></html>\n`;
};
