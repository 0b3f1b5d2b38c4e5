import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf, hostileValue, placesIn, withValue } from '../../support/hostile';
import { everySchema } from '../../support/schemas';
import { messages } from '../../support/messages';

test('every schema of the product is in the list of those tried here, besides those of rows, which are checked strictly', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('Schema.ts'));
  const found = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/^export (?:const|function) (\w+Schema)\b/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const ofForms = found.filter((name) => !name.endsWith('RowSchema'));
  expect(
    ofForms.filter((name) => !(name in everySchema)),
    'tests/support/schemas.ts has no values that these take.',
  ).toEqual([]);
  expect(
    Object.keys(everySchema).filter((name) => !ofForms.includes(name)),
    'No file exports these of tests/support/schemas.ts.',
  ).toEqual([]);
});

test.each(Object.entries(everySchema))('%s takes the values that are right', (_name, { schema, right }) => {
  expect(messages(schema, right)).toEqual({});
});

/** What yup says by itself, of fields by their names in the program. */
const OF_YUP = /is a required field|cannot be null|must (?:be|have|match)\b.*(?:type|values|field|characters|defined)/;

test.each(Object.entries(everySchema))('%s tells in words of ours what is missing', (_name, { schema, right }) => {
  for (const place of placesIn(right)) {
    for (const missing of [undefined, null, '']) {
      for (const [at, message] of Object.entries(messages(schema, withValue(right, place, missing))))
        expect.soft(message, at).not.toMatch(OF_YUP);
    }
  }
});

test.each(Object.entries(everySchema))('%s takes no function for its values', (_name, known) => {
  expect(faultOf(known, () => 'x')).toBeUndefined();
});

const VALUES = 20_000;
const share = Math.ceil(VALUES / Object.keys(everySchema).length);

describe('any value at any place is answered with a message or taken clean, and is never thrown at', () => {
  const values = fc.sample(hostileValue, share);

  test.each(Object.entries(everySchema))('by %s', (_name, known) => {
    const places = placesIn(known.right);
    const faults = values.flatMap((value, index) => {
      const place = places[index % places.length] ?? '';
      const fault = faultOf(known, index % 50 === 0 ? value : withValue(known.right, place, value));
      return fault === undefined ? [] : [{ place, value, fault }];
    });
    expect(faults).toEqual([]);
  });
});
