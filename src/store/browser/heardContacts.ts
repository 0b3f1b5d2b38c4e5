import { isObject } from '@/journal/kit/isObject';
import type { HeardContact } from './heardSlice';

const isOptional = (value: unknown, type: 'string' | 'boolean' | 'number') =>
  value === undefined || typeof value === type;

const isHeardContact = (value: unknown): value is HeardContact =>
  isObject(value) &&
  typeof value.imei === 'string' &&
  typeof value.at === 'string' &&
  isOptional(value.latLong, 'string') &&
  isOptional(value.ignition, 'boolean') &&
  isOptional(value.volts, 'number');

/** What devices told last, as a value from outside has it. */
export const contactsIn = (value: unknown): HeardContact[] =>
  Array.isArray(value) ? value.filter(isHeardContact) : [];
