import { expect, test } from 'vitest';
import { userRows } from '@/features/settings/userRows';

const asha = { name: 'Asha', role: 'admin' } as const;
const ravi = { name: 'ravi', role: 'sales' } as const;
const meena = { name: 'meena', role: 'care' } as const;
const tab = (name: string, id: string) => ({ name, tab: id, place: '/vendors' });

test('of the people of an office it is shown who looks and who is in the office now, in one tab or several', () => {
  const present = [tab('Asha', '1'), tab('ravi', '2'), tab('ravi', '3')];
  const rows = userRows([asha, meena, ravi], { user: asha, present }, ['ravi']);
  expect(rows).toEqual([
    { ...asha, id: 'Asha', isOwn: true, isPresent: true, hasFactor: false },
    { ...meena, id: 'meena', isOwn: false, isPresent: false, hasFactor: false },
    { ...ravi, id: 'ravi', isOwn: false, isPresent: true, hasFactor: true },
  ]);
});

test('of an installer, who tells nobody where he is, it is not said that he is away', () => {
  const omar = { name: 'omar', role: 'installer' } as const;
  expect(userRows([omar], { user: asha, present: [] })).toMatchObject([{ isPresent: undefined }]);
});

test('names that differ by their case are not the same person, and without an office nobody is there', () => {
  expect(userRows([asha], { user: { ...asha, name: 'asha' }, present: [tab('ASHA', '1')] })).toMatchObject([
    { isOwn: false, isPresent: false },
  ]);
  expect(userRows([asha], undefined)).toMatchObject([{ isOwn: false, isPresent: false }]);
});
