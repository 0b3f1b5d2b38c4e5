import { expect, test } from 'vitest';
import { whoseDay } from '@/features/installer/whoseDay';

const [rakesh, imran] = [
  { id: 'rakesh', number: 1, name: 'Rakesh Yadav' },
  { id: 'imran', number: 2, name: 'Imran Shaikh' },
];
const all = [rakesh, imran];
const day = (known: Parameters<typeof whoseDay>[1]) => whoseDay(all, known);

test('an installer who is signed in has his own day, whatever the address says', () => {
  expect(day({ named: 'Imran Shaikh', own: 'rakesh', here: 'imran' })).toEqual({ installer: rakesh, isOwn: true });
});

test('others have the day that the address names, else the one that this browser remembers', () => {
  expect(day({ named: 'imran shaikh', here: 'rakesh' })).toEqual({ installer: imran, isOwn: false });
  expect(day({ named: '', here: 'rakesh' })).toEqual({ installer: rakesh, isOwn: false });
  expect(day({ named: 'Nobody', here: 'rakesh' }).installer).toBeUndefined();
});

test('one who is none of them chooses', () => {
  expect(day({ named: '', own: 'gone' })).toEqual({ installer: undefined, isOwn: false });
  expect(day({ named: '' }).installer).toBeUndefined();
});
