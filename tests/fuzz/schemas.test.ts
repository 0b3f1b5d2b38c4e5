import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf, hostileValue, placesIn, withValue } from '../support/hostile';
import { everySchema } from '../support/schemas';

test.each(Object.entries(everySchema))('%s answers any values at several places', (_name, known) => {
  const changed = fc
    .dictionary(fc.constantFrom(...placesIn(known.right)), hostileValue, { minKeys: 1, maxKeys: 3 })
    // A value of a row goes in before the whole of its rows does.
    .map((values) => Object.entries(values).toSorted(([one], [other]) => other.length - one.length))
    .map((values) => values.reduce((all, [place, value]) => withValue(all, place, value), known.right));
  fc.assert(
    fc.property(fc.oneof(changed, hostileValue), (values) => {
      expect(faultOf(known, values)).toBeUndefined();
    }),
  );
});
