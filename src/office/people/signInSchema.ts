import { record, tick } from '@/store/kit/schema/formRules';
import { givenPassword, userName } from './userRules';

/** What a login of the shared mode asks. */
export const signInSchema = record({
  name: userName(),
  password: givenPassword('Password is required.'),
  rememberMe: tick().default(false),
});
