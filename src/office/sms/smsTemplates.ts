import type { SmsSettings, SmsTemplate } from './smsSettings';

interface Variable {
  /** What each of its signs is. */
  sign: RegExp;
  least: number;
  most: number;
}

/** What may stand in the place of each kind of variable (TRAI's typed variables since 14 Jan 2026; {#var#} 30). */
const KINDS: Readonly<Record<string, Variable>> = {
  var: { sign: /[^\n]/, least: 0, most: 30 },
  numeric: { sign: /[0-9.,]/, least: 1, most: 30 },
  alphanumeric: { sign: /[^\n]/, least: 1, most: 40 },
  url: { sign: /\S/, least: 1, most: 40 },
  urlott: { sign: /\S/, least: 1, most: 40 },
  cbn: { sign: /[0-9+ -]/, least: 1, most: 20 },
  email: { sign: /\S/, least: 1, most: 40 },
};

const VARIABLE = /\{#([a-z]+)#\}/;

/** A text as it is sent: with what every text ends with, as it is registered so. */
export const withEnding = (settings: Pick<SmsSettings, 'ending'> | undefined, text: string): string =>
  [text, settings?.ending].filter(Boolean).join(' ');

/** The variables of a registered text that nobody knows, such as {#name#}. */
export const unknownVariables = (text: string): string[] =>
  [...text.matchAll(/\{#([^#]*)#\}/g)].flatMap(([whole, kind = '']) => (Object.hasOwn(KINDS, kind) ? [] : [whole]));

/** What a text says in the place of each variable of a registered one; undefined where it is another text. */
function valuesIn(registered: string, text: string): string[] | undefined {
  // Words stand at even places, and the kinds of the variables between them.
  const parts = registered.split(VARIABLE);
  // Each place is tried once: of many variables side by side there are more ways than anybody could wait for.
  const tried = new Set<string>();
  const valuesFrom = (part: number, at: number): string[] | undefined => {
    const words = parts[part] ?? '';
    if (!text.startsWith(words, at)) return undefined;
    const from = at + words.length;
    const kind = parts[part + 1];
    if (kind === undefined) return from === text.length ? [] : undefined;
    const variable = KINDS[kind];
    const place = `${part} ${from}`;
    if (!variable || tried.has(place)) return undefined;
    tried.add(place);
    const signs = Array.from({ length: Math.min(variable.most, text.length - from) }, (_, sign) =>
      text.charAt(from + sign),
    );
    const other = signs.findIndex((sign) => !variable.sign.test(sign));
    for (let length = other < 0 ? signs.length : other; length >= variable.least; length -= 1) {
      const after = valuesFrom(part + 2, from + length);
      if (after) return [text.slice(from, from + length), ...after];
    }
    return undefined;
  };
  return valuesFrom(0, 0);
}

/** The registered text that a text is, with what it says in the place of each variable; undefined where it is none. */
export function templateOf(
  templates: readonly SmsTemplate[],
  text: string,
): { template: SmsTemplate; values: readonly string[] } | undefined {
  for (const template of templates) {
    const values = valuesIn(template.text, text);
    if (values) return { template, values };
  }
  return undefined;
}

/** Whether a text goes by one of some registered ones: by the first that it fits, as it is sent. */
export function goesByAny(some: readonly string[], templates: readonly SmsTemplate[], text: string): boolean {
  const registered = templateOf(templates, text)?.template.text;
  return registered !== undefined && some.includes(registered);
}

/** The words that a registered text has of its own. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(new RegExp(VARIABLE, 'g'), ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [],
  );

/** Which share of the words of both stands in both. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/** The registered text that comes nearest to one; undefined where none has a word of it. */
function nearestTemplate(templates: readonly SmsTemplate[], text: string): SmsTemplate | undefined {
  const words = wordsOf(text);
  const [nearest] = templates
    .map((template) => ({ template, like: likeness(wordsOf(template.text), words) }))
    .filter(({ like }) => like > 0)
    .toSorted((one, other) => other.like - one.like);
  return nearest?.template;
}

/** Why a text cannot go, as it is none of the registered ones, with the one that comes nearest; undefined where it is one. */
export function whyNotRegistered(templates: readonly SmsTemplate[], text: string): string | undefined {
  if (templateOf(templates, text)) return undefined;
  const nearest = nearestTemplate(templates, text);
  const none = `This is none of the registered texts: “${text}”`;
  return nearest ? `${none} Nearest comes ${nearest.templateId}: “${nearest.text}”` : none;
}
