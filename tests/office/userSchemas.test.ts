import { describe, expect, test } from 'vitest';
import { goodPassword } from '@/office/people/goodPassword';
import { codeSchemaIn } from '@/office/people/codeSchema';
import {
  currentPasswordSchemaIn,
  ownPasswordSchema,
  ownPasswordSchemaIn,
  passwordSchema,
} from '@/office/people/passwordSchema';
import { signInSchema } from '@/office/people/signInSchema';
import { roleSchema, userSchema } from '@/office/people/userSchema';
import { messages } from '../support/messages';

const SECRET = 'moss-lantern-41';
const WRONG_NAME = 'Name can have letters, digits, - and _ only, at most 40.';

describe('a login of the shared mode', () => {
  const right = { name: 'ravi', password: 'x', rememberMe: true };

  test('takes a name without the blanks around it, and a password with all that it has', () => {
    expect(signInSchema.cast({ ...right, name: ' ravi ', password: ' x ' })).toEqual({ ...right, password: ' x ' });
  });

  test.each([
    ['name', undefined, 'Name is required.'],
    ['name', ' ', 'Name is required.'],
    ['name', 'ravi@trackyard.example', WRONG_NAME],
    ['name', 'ravi kumar', WRONG_NAME],
    ['name', 'ravi.k', WRONG_NAME],
    ['name', 'रवि', WRONG_NAME],
    ['name', 'r'.repeat(41), WRONG_NAME],
    ['name', 'r'.repeat(40), undefined],
    ['name', 'Ravi_K-2', undefined],
    ['password', undefined, 'Password is required.'],
    ['password', '', 'Password is required.'],
    ['password', ' ', undefined],
  ])('%s "%s": %s', (field, value, message) => {
    expect(messages(signInSchema, { ...right, [field]: value })).toEqual(message ? { [field]: message } : {});
  });
});

describe('a new user', () => {
  const schema = userSchema(['Ravi', 'meena']);
  const right = { name: 'asha', role: 'care', password: SECRET };

  test.each([
    ['name', undefined, 'Name is required.'],
    ['name', 'asha rao', WRONG_NAME],
    ['name', 'ravi', 'There is a user Ravi already.'],
    ['name', 'MEENA', 'There is a user meena already.'],
    ['name', 'ravi2', undefined],
    ['role', undefined, 'Role is required.'],
    ['role', 'owner', 'Choose from the list.'],
    ['role', 'admin', undefined],
    ['password', undefined, 'Password is required.'],
    ['password', '', 'Password is required.'],
    ['password', 'nine-long', 'Password must have at least 10 characters.'],
    ['password', '🚚'.repeat(9), 'Password must have at least 10 characters.'],
    ['password', 'ten-longer', undefined],
    ['password', '🚚'.repeat(10), undefined],
    ['password', 'x'.repeat(200), undefined],
    ['password', 'x'.repeat(201), 'Password can have at most 200 characters.'],
    ['password', ' '.repeat(10), 'Password may not begin or end with a blank.'],
    ['password', `${SECRET} `, 'Password may not begin or end with a blank.'],
    ['password', 'two words of it', undefined],
    ['password', 'moss\u202Elantern', 'Password has invisible characters.'],
  ])('%s "%s": %s', (field, value, message) => {
    expect(messages(schema, { ...right, [field]: value })).toEqual(message ? { [field]: message } : {});
  });
});

test('a role and a password that somebody else gets are asked for by themselves', () => {
  expect(messages(roleSchema, {})).toEqual({ role: 'Role is required.' });
  expect(messages(passwordSchema, { password: 'short' })).toEqual({
    password: 'Password must have at least 10 characters.',
  });
  expect(messages(passwordSchema, { password: SECRET })).toEqual({});
});

test.each([
  [{}, { old: 'Old password is required.', password: 'New password is required.' }],
  [{ old: 'x', password: 'short' }, { password: 'New password must have at least 10 characters.' }],
  [{ old: SECRET, password: SECRET }, { password: 'New password must be another one than the old.' }],
  [{ old: 'x', password: SECRET }, {}],
])('one gives oneself another password with %o: %o', (values, found) => {
  expect(messages(ownPasswordSchema, values)).toEqual(found);
});

test('an installer is told in Hindi what is wrong with what he typed', () => {
  const own = ownPasswordSchemaIn('hi');
  expect(messages(own, {})).toEqual({ old: 'पुराना पासवर्ड भरें।', password: 'नया पासवर्ड भरें।' });
  for (const password of ['short', ' moss-lantern', 'moss\u202Elantern', 'x'.repeat(201), SECRET])
    expect(messages(own, { old: SECRET, password }).password).toMatch(/^[^a-z]+$/i);
  expect(messages(currentPasswordSchemaIn('hi'), {})).toEqual({ password: 'पासवर्ड भरें।' });
  expect(messages(codeSchemaIn('hi'), { code: '12' })).toEqual({ code: 'कोड में 6 अंक हों।' });
});

test('a password made here is taken, has groups that are easy to copy, and no sign that looks like another', () => {
  const made = Array.from({ length: 500 }, goodPassword);
  for (const password of made) {
    expect(messages(passwordSchema, { password })).toEqual({});
    expect(password).toMatch(/^(?:[a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
  }
  expect(new Set(made).size).toBe(made.length);
  // Every sign takes its turn: none of the 32 is left out by how they are drawn.
  expect(new Set(made.join('').replaceAll('-', '')).size).toBe(32);
});
