import { boolean, object, string } from 'yup';

/** What a login asks; no value is refused (spec 5, Other). */
export const loginSchema = object({
  email: string().trim().default(''),
  password: string().default(''),
  rememberMe: boolean().default(false),
});
