/** An element of XML: its tag, its attributes, and a text or what stands within it. */
export interface Element {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}

/** An element. */
export const element = (tag: string, content: Element['content'], attributes?: Element['attributes']): Element => ({
  tag,
  content,
  ...(attributes && { attributes }),
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in XML 1.0, whose section 2.2 has no control characters and no halves of pairs. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, (sign) => ENTITIES[sign] ?? '');

/** An element as XML, without spaces between what it holds. */
export function xmlOf({ tag, attributes = {}, content }: Element): string {
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.map(xmlOf).join('');
  return `<${tag}${told.join('')}>${inner}</${tag}>`;
}
