/** The variables of a text, such as `amount` of `{amount} is due`. */
export type VariablesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;

/** What stands in the place of each variable. */
export type Values = Readonly<Record<string, string>>;

/** A variable where it stands in a text: its name in braces. */
export const VARIABLE = /\{(\w+)\}/g;

/** The names of the variables of a text, each once. */
export const variablesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VARIABLE)].flatMap(([, name = '']) => [name])),
];

/** A text with values in the place of its variables; what stands in a value is no variable. */
export function filled(text: string, values: Values): string {
  const known = new Map(Object.entries(values));
  return text.replaceAll(VARIABLE, (_whole, name: string) => known.get(name) ?? '');
}

/** The same of several lines: one that is made of variables alone, all of them empty, falls away, and no two blank lines follow each other. */
export const filledLines = (text: string, values: Values): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const said = filled(line, values);
      return line !== '' && said.trim() === '' ? [] : [said];
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
