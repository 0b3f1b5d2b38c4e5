import { describe, expect, test } from 'vitest';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { askedBy, deskRefusal } from '../../office/deskRules';

const key = 'k'.repeat(43);
const people: OfficeUser[] = [
  { name: 'admin', role: 'admin' },
  { name: 'Ravi', role: 'stock' },
];
const twoAdmins: OfficeUser[] = [...people, { name: 'Meera', role: 'admin' }];

/** What becomes of a request as it arrives. */
const refusal = (by: string, request: string, asked: unknown, among = people) =>
  deskRefusal(by, askedBy(request, asked), among);

const UNREADABLE = 'The office cannot read this request. Reload this page, then do it again.';
const ADMINS_ONLY = 'Only an admin may do this.';
const BAD_NAME = 'Name can have letters, digits, - and _ only, at most 40.';

describe('the desk refuses', () => {
  test.each([
    [
      'somebody who was removed meanwhile',
      'Asha',
      'own.key',
      { old: key, key, session: '' },
      'You do not belong to this office any more.',
    ],
    ['to let others than admins add somebody', 'Ravi', 'people.add', { name: 'Asha', role: 'care', key }, ADMINS_ONLY],
    [
      'to let others than admins give themselves a role',
      'Ravi',
      'people.role',
      { name: 'Ravi', role: 'admin' },
      ADMINS_ONLY,
    ],
    ['to let others than admins remove somebody', 'Ravi', 'people.remove', { name: 'admin' }, ADMINS_ONLY],
    ['a name that would be another subject', 'admin', 'people.add', { name: 'a.b', role: 'care', key }, BAD_NAME],
    ['a name for everybody', 'admin', 'people.add', { name: '*', role: 'care', key }, BAD_NAME],
    ['a name without letters', 'admin', 'people.add', { name: '', role: 'care', key }, BAD_NAME],
    ['a name that is too long', 'admin', 'people.add', { name: 'a'.repeat(41), role: 'care', key }, BAD_NAME],
    [
      'a name of the office’s own programs',
      'admin',
      'people.add',
      { name: 'Office', role: 'care', key },
      'Office is a name that the office itself has.',
    ],
    [
      'a name that differs from another by its case',
      'admin',
      'people.add',
      { name: 'RAVI', role: 'care', key },
      'There is a user Ravi already.',
    ],
    ['somebody new without a password', 'admin', 'people.add', { name: 'Asha', role: 'care' }, UNREADABLE],
    [
      'to add somebody who is there',
      'admin',
      'people.add',
      { name: 'Ravi', role: 'care', key },
      'There is a user Ravi already.',
    ],
    [
      'another role for somebody who is not there any more',
      'admin',
      'people.role',
      { name: 'Asha', role: 'care' },
      'Asha does not belong to this office.',
    ],
    [
      'another password for somebody who is not there any more',
      'admin',
      'people.key',
      { name: 'Asha', key },
      'Asha does not belong to this office.',
    ],
    [
      'another role for the only admin',
      'admin',
      'people.role',
      { name: 'admin', role: 'care' },
      'admin is the only admin. Make somebody else an admin first.',
    ],
    [
      'to remove the only admin',
      'admin',
      'people.remove',
      { name: 'admin' },
      'admin is the only admin. Make somebody else an admin first.',
    ],
    [
      'to remove somebody who is not there',
      'admin',
      'people.remove',
      { name: 'Asha' },
      'Asha does not belong to this office.',
    ],
    [
      'to remove somebody by a name in another case',
      'admin',
      'people.remove',
      { name: 'ravi' },
      'ravi does not belong to this office.',
    ],
    ['a role that there is not', 'admin', 'people.add', { name: 'Asha', role: 'boss', key }, UNREADABLE],
    ['a key that is none', 'admin', 'people.add', { name: 'Asha', role: 'care', key: 'a password' }, UNREADABLE],
    ['a new key without the old', 'Ravi', 'own.key', { key }, UNREADABLE],
    ['a second factor without the password', 'Ravi', 'own.beginFactor', {}, UNREADABLE],
    ['a request that there is not', 'admin', 'people.burn', { name: 'Ravi' }, UNREADABLE],
    ['what is no object', 'admin', 'people.remove', 'Ravi', UNREADABLE],
    ['a name that is no text', 'admin', 'people.remove', { name: ['Ravi'] }, UNREADABLE],
    ['a request that every object has', 'admin', 'toString', { name: 'Ravi' }, UNREADABLE],
    [
      'a role that there is not among others',
      'admin',
      'people.requireFactor',
      { roles: ['stock', 'boss'] },
      UNREADABLE,
    ],
    ['a role twice', 'admin', 'people.requireFactor', { roles: ['admin', 'admin'] }, UNREADABLE],
    [
      'lists within lists without end',
      'admin',
      'people.remove',
      { name: JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown },
      UNREADABLE,
    ],
    ['a day that there is not', 'admin', 'people.audit', { upTo: '2026-02-30' }, UNREADABLE],
  ])('%s', (_what, by, request, asked, reason) => {
    expect(refusal(by, request, asked)).toBe(reason);
  });
});

describe('the desk does', () => {
  test.each([
    ['add somebody', 'admin', 'people.add', { name: 'Asha', role: 'care', key }, people],
    ['change a role', 'admin', 'people.role', { name: 'Ravi', role: 'care' }, people],
    ['change a password', 'admin', 'people.key', { name: 'Ravi', key }, people],
    ['change the only admin’s password', 'admin', 'people.key', { name: 'admin', key }, people],
    ['remove somebody', 'admin', 'people.remove', { name: 'Ravi' }, people],
    ['let one of two admins go', 'admin', 'people.remove', { name: 'admin' }, twoAdmins],
    ['take the role from one of two admins', 'admin', 'people.role', { name: 'Meera', role: 'care' }, twoAdmins],
    ['change one’s own password, whoever it is', 'Ravi', 'own.key', { old: key, key, session: '' }, people],
  ])('%s', (_what, by, request, asked, among) => {
    expect(refusal(by, request, asked, among)).toBeUndefined();
  });

  test('nothing with what else a request holds', () => {
    expect(askedBy('people.add', { name: 'Asha', role: 'care', key, hash: 'x', old: key })).toEqual({
      request: 'people.add',
      asked: { name: 'Asha', role: 'care', key },
    });
    const hostile: unknown = JSON.parse('{"name":"Ravi","toString":1,"__proto__":{"role":"admin"}}');
    expect(askedBy('people.remove', hostile)).toEqual({ request: 'people.remove', asked: { name: 'Ravi' } });
  });
});
