import type { SmsTemplate } from './smsSettings';

/** What may stand in the place of each kind of variable, and at most how much (TRAI's typed variables since 14 Jan 2026; {#var#} 30). */
const KINDS: Readonly<Record<string, string>> = {
  var: '[^\\n]{0,30}',
  numeric: '[0-9.,]{1,30}',
  alphanumeric: '[^\\n]{1,40}',
  url: '\\S{1,40}',
  urlott: '\\S{1,40}',
  cbn: '[0-9+ -]{1,20}',
  email: '\\S{1,40}',
};

const VARIABLE = /\{#([a-z]+)#\}/g;
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The variables of a registered text that nobody knows, such as {#name#}. */
export const unknownVariables = (text: string): string[] =>
  [...text.matchAll(/\{#([^#]*)#\}/g)].flatMap(([whole, kind = '']) => (Object.hasOwn(KINDS, kind) ? [] : [whole]));

/** What a text says in the place of each variable of a registered one; undefined where it is another text. */
function valuesIn({ text: registered }: SmsTemplate, text: string): string[] | undefined {
  let pattern = '';
  let end = 0;
  for (const { 0: whole, 1: kind = '', index } of registered.matchAll(VARIABLE)) {
    pattern += `${escaped(registered.slice(end, index))}(${KINDS[kind] ?? ''})`;
    end = index + whole.length;
  }
  const found = new RegExp(`^${pattern}${escaped(registered.slice(end))}$`).exec(text);
  return found?.slice(1);
}

/** The registered text that a text is, with what it says in the place of each variable; undefined where it is none. */
export function templateOf(
  templates: readonly SmsTemplate[],
  text: string,
): { template: SmsTemplate; values: readonly string[] } | undefined {
  for (const template of templates) {
    const values = valuesIn(template, text);
    if (values) return { template, values };
  }
  return undefined;
}
