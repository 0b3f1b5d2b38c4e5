import { isObject } from '@/journal/kit/isObject';
import type { OfficeAlert, OfficeUser } from '@/store/browser/officeSlice';
import { ROLES } from '@/store/kit/roles';

/** Whether a value from the office tells who somebody is. */
export const isOfficeUser = (value: unknown): value is OfficeUser =>
  isObject(value) && typeof value.name === 'string' && ROLES.some((role) => role === value.role);

/** Whether a value from the office tells that something is off; one without words tells that it is over. */
export const isOfficeAlert = (value: unknown): value is OfficeAlert =>
  isObject(value) &&
  typeof value.kind === 'string' &&
  typeof value.text === 'string' &&
  value.text !== '' &&
  typeof value.since === 'string';
