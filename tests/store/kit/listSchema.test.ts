import { number } from 'yup';
import { expect, test } from 'vitest';
import { list } from '@/store/kit/schema/rowRules';
import { rowCheck } from '@/store/kit/schema/rowCheck';

/** Items that note which of them were looked at. */
function watched(items: readonly unknown[]) {
  const looked = new Set<string>();
  const given = new Proxy([...items], {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looked.add(key);
      return Reflect.get(target, key) as unknown;
    },
  });
  return { given, looked };
}

test('a list is gone through up to its first wrong item', () => {
  const { given, looked } = watched([1, 2, 'x', ...Array.from({ length: 10_000 }, () => 'y')]);
  expect(rowCheck(list(number().required()))(given)).toEqual({
    reason: expect.stringMatching(/^\[2\]/),
  });
  expect([...looked]).toEqual(['0', '1', '2']);
});

test('of a list that is longer than it may be no item is looked at', () => {
  const { given, looked } = watched([1, 2, 3, 4]);
  expect(rowCheck(list(number().required(), 3))(given)).toEqual({ reason: 'The list is too long.' });
  expect(looked.size).toBe(0);
});

test('a form is told every wrong item at once', async () => {
  const told = list(number().required()).validate(['x', 1, 'y'], { abortEarly: false });
  await expect(told).rejects.toMatchObject({ inner: [{ path: '[0]' }, { path: '[2]' }] });
  const atOnce = () => list(number().required()).validateSync(['x', 1, 'y'], { abortEarly: false });
  expect(atOnce).toThrow(
    expect.objectContaining({
      inner: [expect.objectContaining({ path: '[0]' }), expect.objectContaining({ path: '[2]' })],
    }),
  );
});
