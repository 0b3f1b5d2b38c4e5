import { record, rowsOf } from '@/store/kit/schema/formRules';
import { newPassword, userName, userRole } from './userRules';

/** A person who is new in the office, where no two names differ by their case only. */
export const userSchema = (taken: readonly string[]) => {
  const sameAs = (name: string) => taken.find((one) => one.toLowerCase() === name.toLowerCase());
  return record({
    name: userName().test('free', (name, { createError }) => {
      const same = sameAs(name);
      return same === undefined || createError({ message: `There is a user ${same} already.` });
    }),
    role: userRole(),
    password: newPassword(),
  });
};

/** Another role for somebody who is there. */
export const roleSchema = record({ role: userRole() });

/** Of which roles a second factor is required; of none where nothing is ticked. */
export const requiredSchema = record({ roles: rowsOf(userRole()).optional().default([]) });
