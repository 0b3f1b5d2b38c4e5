// What a form, a file or another browser may hold that nobody means, and what is wrong with a schema's answer to it.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { ValidationError } from 'yup';
import type { KnownSchema } from './schemas';

const refuse = () => {
  throw new TypeError('no text of it');
};

/** What a form, a file or another browser may hold in the place of a value: numbers, texts, and what is neither. */
const HOSTILE: readonly (readonly unknown[])[] = [
  [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN, -0, 1e308, -1e308, 5e-324, 2 ** 53 + 2, 0.1 + 0.2],
  [
    1.005,
    199.999,
    1e-7,
    -1,
    0,
    '1e308',
    'Infinity',
    '0x10',
    '9007199254740993',
    '1.005',
    '-0',
    '\u0663',
    '1,2,3',
    ' 12 ',
  ],
  ['', ' ', '\u0000', '\u202E\u2066', 'a\u0007b', '\uD800', '\uDC00x', 'Cafe\u0301', '\u0390', 'e \u0301', '\u0344'],
  ['x'.repeat(3000), '\u{1F69A}'.repeat(200), '__proto__', 'constructor', 'toString', '2026-02-31', '2026-99', '[1]'],
  [null, undefined, true, false, Symbol('x'), 10n, () => 'x', new Date(Number.NaN), /x/, new Error('x'), new Map()],
  [[], [[]], [null], [undefined], Array.from({ length: 3 }), [{}], {}, { toString: 5 }, { toString: refuse }],
  [
    { valueOf: refuse },
    { toJSON: refuse },
    { [Symbol.toPrimitive]: refuse },
    Object.create(null),
    [{ toString: refuse }],
  ],
  [JSON.parse('{"__proto__":{"name":"x"}}'), { length: 3 }, { hash: 'a' }, Object('x'), Object(3), Object(false)],
];

/** A value as nobody means it. */
export const hostileValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE.flat()) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, withBigInt: true, withNullPrototype: true, withDate: true }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.double() },
);

/** The clean value, if it is taken; whatever else than a message is thrown is a fault. */
function cleanOf({ schema }: KnownSchema, values: unknown): Record<string, unknown> | undefined {
  try {
    return schema.validateSync(values) as Record<string, unknown>;
  } catch (error) {
    if (ValidationError.isError(error) && error.errors.every((message) => typeof message === 'string'))
      return undefined;
    throw error;
  }
}

/** What is wrong with the answer to a value. */
export function faultOf(known: KnownSchema, values: unknown): string | undefined {
  try {
    const clean = cleanOf(known, values);
    if (clean === undefined) return undefined;
    const { gstFile: _file, ...kept } = clean;
    if (!isDeepStrictEqual(known.schema.validateSync(clean), clean)) return 'is another one the next time';
    return isDeepStrictEqual(JSON.parse(JSON.stringify(kept)), kept) ? undefined : 'cannot be kept as it is';
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

/** Where a schema's values stand: each field, and each of the fields of its first row. */
export const placesIn = (values: Record<string, unknown>): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const [row] = Array.isArray(value) ? (value as unknown[]) : [];
    return [
      name,
      ...(typeof row === 'object' && row !== null ? Object.keys(row).map((key) => `${name}[0].${key}`) : []),
    ];
  });

/** The values with another one at a place. */
export const withValue = (values: Record<string, unknown>, place: string, value: unknown) => {
  const [name = '', key] = place.split('[0].');
  if (key === undefined) return { ...values, [name]: value };
  const [row] = values[name] as object[];
  return { ...values, [name]: [{ ...row, [key]: value }] };
};
