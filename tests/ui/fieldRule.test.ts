import { expect, test } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import { describedAt } from '@/ui/fieldRule';
import { everySchema } from '../support/schemas';

interface RowField {
  schema: ObjectSchema<AnyObject>;
  rows: string;
  field: string;
  row: unknown;
}

/** The fields of each form that has rows, and a row that it takes. */
const rowFields = Object.entries(everySchema).flatMap(([title, { schema, right }]) =>
  Object.entries((schema as ObjectSchema<AnyObject>).fields).flatMap(([rows, list]) => {
    const inner = (list as { innerType?: ObjectSchema<AnyObject> }).innerType;
    const row = (right as Record<string, readonly unknown[] | undefined>)[rows]?.[0];
    return Object.keys(inner?.fields ?? {}).map((field): [string, RowField] => [
      `${title} ${rows} ${field}`,
      { schema: schema as ObjectSchema<AnyObject>, rows, field, row },
    ]);
  }),
);

test('the forms with rows are all here', () => {
  expect(new Set(rowFields.map(([, { rows }]) => rows))).toEqual(
    new Set([
      'lines',
      'products',
      'vehicles',
      'shares',
      'tdsRates',
      'gstRates',
      'tallyLedgers',
      'production',
      'used',
      'units',
    ]),
  );
});

test.each(rowFields)('%s is described before its row is among the values, or after', (_title, found) => {
  const { schema, rows, field, row } = found;
  const empty = describedAt(schema, [rows, 0, field], { [rows]: [{}] });
  for (const values of [{}, { [rows]: undefined }, { [rows]: [] }, { [rows]: [undefined] }, { [rows]: [row] }])
    for (const index of [0, 1, 2]) {
      if (index === 0 && values[rows]?.[0] !== undefined) continue;
      expect(describedAt(schema, [rows, index, field], values)).toEqual(empty);
    }
});

test.each(rowFields)('%s follows its own row, wherever that stands', (_title, { schema, rows, field, row }) => {
  const own = describedAt(schema, [rows, 0, field], { [rows]: [row] });
  expect(describedAt(schema, [rows, 2, field], { [rows]: [{}, {}, row] })).toEqual(own);
});
