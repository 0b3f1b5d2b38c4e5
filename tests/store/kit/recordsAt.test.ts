import { expect, test } from 'vitest';
import { MEANT_NONE, meantBy, recordsAt } from '@/store/kit/recordsAt';
import { tableOf, type Numbered } from '@/store/kit/table';

const tableWith = (...rows: Numbered[]) => tableOf<Numbered>().of(rows);
const [own, others] = ['own', 'others'];
const NONE = new Set<string>();

test('a record that was found while its number was not given for good stays it when it gets another one', () => {
  const before = meantBy(MEANT_NONE, tableWith({ id: own, number: 5 }), ['5'], new Set([own]));
  const table = tableWith({ id: others, number: 5 }, { id: own, number: 6 });
  const meant = meantBy(before, table, ['5'], NONE);
  expect(meant).toBe(before);
  expect(recordsAt(meant, table)).toEqual([{ number: '5', row: { id: own, number: 6 } }]);
});

test('a number means another record once its own came to nothing, as soon as the address is gone to anew', () => {
  const before = meantBy(MEANT_NONE, tableWith({ id: own, number: 5 }), ['5'], new Set([own]));
  const table = tableWith({ id: others, number: 5 });
  expect(recordsAt(meantBy(before, table, ['5'], NONE), table)).toEqual([{ number: '5', row: undefined }]);
  const elsewhere = meantBy(before, table, ['4'], NONE);
  expect(recordsAt(meantBy(elsewhere, table, ['5'], NONE), table)[0]?.row?.id).toBe(others);
});

test('a number that is given for good means whatever has it', () => {
  const before = meantBy(MEANT_NONE, tableWith({ id: own, number: 5 }), ['5'], NONE);
  const restored = tableWith({ id: others, number: 5 });
  expect(recordsAt(meantBy(before, restored, ['5'], NONE), restored)[0]?.row?.id).toBe(others);
});
