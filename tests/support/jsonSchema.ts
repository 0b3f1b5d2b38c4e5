// Whether an answer is as a description of the API says that it is.
import { isObject } from '@/journal/kit/isObject';

type Schema = Record<string, unknown>;

const schemaIn = (value: unknown): Schema => {
  if (!isObject(value)) throw new Error(`No schema: ${JSON.stringify(value)}`);
  return value;
};

/** What a reference within a document leads to. */
const found = (document: object, ref: string): Schema =>
  ref
    .slice('#/'.length)
    .split('/')
    .reduce((at, name) => schemaIn(at[name]), schemaIn(document));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const FORMATS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

function ownFaults(schema: Schema, value: unknown, at: string): string[] {
  const { type, enum: words, minimum, maxItems, format } = schema;
  const types = [type].flat();
  return [
    type !== undefined && !types.includes(typeOf(value)) && `${at} is ${typeOf(value)}`,
    Array.isArray(words) && !words.includes(value) && `${at} is none of its words: ${JSON.stringify(value)}`,
    typeof minimum === 'number' && typeof value === 'number' && value < minimum && `${at} is too small`,
    typeof maxItems === 'number' && Array.isArray(value) && value.length > maxItems && `${at} is too long`,
    typeof format === 'string' && typeof value === 'string' && !FORMATS[format]?.test(value) && `${at} is no ${format}`,
  ].flatMap((fault) => (typeof fault === 'string' ? [fault] : []));
}

/** What of a value does not fit a schema, as far as the words go that Trackyard's description uses. */
export function faultsOf(document: object, given: unknown, value: unknown, at = 'it'): string[] {
  const schema = schemaIn(given);
  if (typeof schema.$ref === 'string') return faultsOf(document, found(document, schema.$ref), value, at);
  const faults = ownFaults(schema, value, at);
  if (Array.isArray(value) && schema.items !== undefined)
    return [...faults, ...value.flatMap((one, place) => faultsOf(document, schema.items, one, `${at}[${place}]`))];
  if (!isObject(value) || !isObject(schema.properties)) return faults;
  const { properties, required, additionalProperties } = schema;
  const missing = (Array.isArray(required) ? required : []).filter((name) => !Object.hasOwn(value, String(name)));
  const more = additionalProperties === false ? Object.keys(value).filter((name) => !(name in properties)) : [];
  return [
    ...faults,
    ...missing.map((name) => `${at} has no ${String(name)}`),
    ...more.map((name) => `${at} has ${name}, which is not described`),
    ...Object.entries(properties).flatMap(([name, one]) =>
      name in value ? faultsOf(document, one, value[name], `${at}.${name}`) : [],
    ),
  ];
}
