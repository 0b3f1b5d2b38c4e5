import { array, mixed, object, string, type ObjectSchema, type ObjectShape, type Schema } from 'yup';
import type { DeskRequest, DeskRequests } from '@/office/deskProtocol';
import { isRealDay } from '@/store/kit/calendar';
import { ROLES, type Role } from '@/store/kit/roles';

const KEY = /^[A-Za-z0-9_-]{43}$/;
const CODE = /^\d{6}$/;

/** Whether a value has the form of the key that a password makes. */
export const isKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** Whether a value has the form of a second factor's code. */
export const isCode = (code: unknown): code is string => typeof code === 'string' && CODE.test(code);

/** Said of no value, as it would be told whole: one of a megabyte takes a third of a second. */
const ODD = 'This is of another form.';
const form = <Fields extends ObjectShape>(fields: Fields) => object(fields).typeError(ODD);
const text = string().typeError(ODD).defined();
const [key, code] = [text.matches(KEY), text.matches(CODE)];
const role = mixed<Role>().oneOf(ROLES).defined();
const roles: Schema<readonly Role[]> = array(role)
  .typeError(ODD)
  .defined()
  .max(ROLES.length)
  .test((all) => new Set(all).size === all.length);

/** The form of what each request holds. */
export const FORMS: { readonly [Request in DeskRequest]: ObjectSchema<DeskRequests[Request]> } = {
  'people.add': form({ name: text, role, key }),
  'people.role': form({ name: text, role }),
  'people.key': form({ name: text, key }),
  'people.remove': form({ name: text }),
  'people.access': form({}),
  'people.audit': form({ upTo: text.test((day) => isRealDay(day)) }),
  'people.end': form({ session: text }),
  'people.unlock': form({ name: text }),
  'people.resetFactor': form({ name: text }),
  'people.requireFactor': form({ roles }),
  'own.key': form({ old: key, key, session: text }),
  'own.access': form({}),
  'own.end': form({ session: text }),
  'own.factor': form({}),
  'own.beginFactor': form({ old: key }),
  'own.confirmFactor': form({ code, session: text }),
  'own.dropFactor': form({ code }),
};
