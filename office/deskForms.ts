import { array, mixed, object, string, type ObjectSchema, type Schema } from 'yup';
import type { DeskRequest, DeskRequests } from '@/office/deskProtocol';
import { isRealDay } from '@/store/kit/calendar';
import { ROLES, type Role } from '@/store/kit/roles';

const KEY = /^[A-Za-z0-9_-]{43}$/;
const CODE = /^\d{6}$/;

/** Whether a value has the form of the key that a password makes. */
export const isKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** Whether a value has the form of a second factor's code. */
export const isCode = (code: unknown): code is string => typeof code === 'string' && CODE.test(code);

const text = string().defined();
const [key, code] = [text.matches(KEY), text.matches(CODE)];
const role = mixed<Role>().oneOf(ROLES).defined();
const roles: Schema<readonly Role[]> = array(role).defined().max(ROLES.length);

/** The form of what each request holds. */
export const FORMS: { readonly [Request in DeskRequest]: ObjectSchema<DeskRequests[Request]> } = {
  'people.add': object({ name: text, role, key }),
  'people.role': object({ name: text, role }),
  'people.key': object({ name: text, key }),
  'people.remove': object({ name: text }),
  'people.access': object({}),
  'people.audit': object({ upTo: text.test((day) => isRealDay(day)) }),
  'people.end': object({ session: text }),
  'people.unlock': object({ name: text }),
  'people.resetFactor': object({ name: text }),
  'people.requireFactor': object({ roles }),
  'own.key': object({ old: key, key, session: text }),
  'own.access': object({}),
  'own.end': object({ session: text }),
  'own.factor': object({}),
  'own.beginFactor': object({ old: key }),
  'own.confirmFactor': object({ code, session: text }),
  'own.dropFactor': object({ code }),
};
