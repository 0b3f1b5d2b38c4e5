import { isObject } from '@/journal/kit/isObject';

/** What the portal would refuse of a file. */
export interface PortalFault {
  /** The number of the document that it is of; blank of sums. */
  docNo: string;
  /** In words that begin with the place in the file. */
  what: string;
}

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The number of the document of a record of a file that something at a path is of, such as `inv[0].idt`; blank where it is of none. */
export function numberAt(record: unknown, path: string): string {
  const [, list, place = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const told = list === undefined ? record : memberOf(memberOf(record, list), place);
  const number = memberOf(told, 'inum') ?? memberOf(told, 'nt_num');
  return typeof number === 'string' ? number : '';
}
