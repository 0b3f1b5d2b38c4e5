import type { AnyObject, ObjectSchema } from 'yup';

/** What offers a draft, and what stands on the buttons that take it up and give it up. */
export type DraftWords = Readonly<Record<'offer' | 'restore' | 'discard', string>>;

/** Where what is typed into a form outlasts the page. */
export interface FormDraft {
  /** What was typed before, and not submitted. */
  kept: object | undefined;
  keep: (values: object) => void;
  drop: () => void;
  /** In which words it is offered, where not in the usual ones. */
  words?: DraftWords;
  /** Told when the person takes up what was kept. */
  onRestored?: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PLAIN: readonly string[] = ['string', 'number', 'boolean'];

/** What a form remembers of a file that was chosen: one value, whatever is in it. */
const isFile = (value: unknown): boolean => isRecord(value) && Object.hasOwn(value, 'hash');
const hasFields = (value: unknown): value is Record<string, unknown> => isRecord(value) && !isFile(value);

/** So many characters typed into one field may be by mistake. */
const STRAY = 3;

/** What stands in each field of the values, rows and their fields each by its path. */
export function fieldsIn(values: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  const hasRows = Array.isArray(values) && values.some((row) => row === undefined || hasFields(row));
  if (!hasRows && !hasFields(values)) return [[path, values]];
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : fieldsIn(value, `${path}.${name}`),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How many characters of a text are not those that stood there before. */
function typedOver(before: string, now: string): number {
  const most = Math.min(before.length, now.length);
  let [same, end] = [0, 0];
  while (same < most && before[same] === now[same]) same += 1;
  while (end < most - same && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return now.length - same - end;
}

/**
 * Whether so much was edited while a draft is offered that the person goes on without it: a second field, or more in the
 * first than a stray key types. `edited` are the paths of the fields that the person was in.
 */
export function goesOnWithout(edited: ReadonlySet<string>, before: object, now: object): boolean {
  if (edited.size > 1) return true;
  const [was, is] = [new Map(fieldsIn(before)), new Map(fieldsIn(now))];
  return [...edited].some((path) => typedOver(textOf(was.get(path)), textOf(is.get(path))) > STRAY);
}

/** What a schema tells of a field that matters here. */
interface Described {
  type: string;
  innerType?: Described;
}

function fits({ type, innerType }: Described, value: unknown): boolean {
  if (type === 'object') return isRecord(value);
  if (type === 'mixed' && isFile(value)) return true;
  if (type !== 'array') return PLAIN.includes(typeof value);
  return Array.isArray(value) && value.every((item) => !innerType || fits(innerType, item));
}

/**
 * What of a draft the form has fields for, as it may be of another version of the form; a field that was left empty is
 * undefined, whatever the form begins with.
 */
export const keptFitting = (schema: ObjectSchema<AnyObject>, kept: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.describe().fields as Record<string, Described>).flatMap(
      ([field, rule]): [string, unknown][] => {
        const value: unknown = Reflect.get(kept, field);
        if (!Object.hasOwn(kept, field)) return PLAIN.includes(rule.type) ? [[field, undefined]] : [];
        return fits(rule, value) ? [[field, value]] : [];
      },
    ),
  );

/** The files of two lists, each once. */
const allFiles = (kept: readonly unknown[], standing: readonly unknown[]): unknown[] => [
  ...new Map([...kept, ...standing].map((file) => [isRecord(file) ? file.hash : file, file])).values(),
];

/** A row that was kept, with the files of the row that stands in its place, which the person has chosen since. */
function rowOver(kept: unknown, standing: unknown): unknown {
  if (!isRecord(kept) || !isRecord(standing)) return kept;
  const files = Object.entries(standing).flatMap(([field, value]) => {
    if (![value].flat().some(isFile)) return [];
    const before = kept[field];
    return [[field, Array.isArray(before) && Array.isArray(value) ? allFiles(before, value) : (before ?? value)]];
  });
  return { ...kept, ...(Object.fromEntries(files) as object) };
}

/** What a form holds once a draft is taken up: what of it `keptFitting` gives, each row over the one that stands in its place. */
export function keptOver(schema: ObjectSchema<AnyObject>, kept: object, standing: object): Record<string, unknown> {
  const fitting = Object.entries(keptFitting(schema, kept)).map(([field, value]) => {
    const rows: unknown = Reflect.get(standing, field);
    const isRows = Array.isArray(value) && Array.isArray(rows);
    return [field, isRows ? value.map((row, place) => rowOver(row, rows[place])) : value];
  });
  return Object.fromEntries(fitting) as Record<string, unknown>;
}
