import { isObject } from '@/journal/kit/isObject';

/** What the office notes of people, by its kind. */
const AUDIT_KINDS = ['signed-in', 'not-signed-in', 'signed-out', 'said', 'refused', 'managed'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** One thing that somebody did or tried, as the office noted it. */
export interface AuditLine {
  /** ISO instant; of one that was noted several times, of the last. */
  at: string;
  kind: AuditKind;
  /** The person; empty where the name is nobody's. */
  by: string;
  /** In words that follow the name; of what was refused, the reason. */
  text: string;
  /** From where: an address, a browser in words, and the identity of the sign-in; absent where nobody knows. */
  address?: string;
  browser?: string;
  session?: string;
  /** The place in the journal of what was said. */
  place?: number;
  /** How often more within a minute. */
  again?: number;
}

const isText = (value: unknown) => typeof value === 'string';
const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isNumberOrNone = (value: unknown) => value === undefined || typeof value === 'number';

/** Whether a value is such a line: what is kept may be another version's. */
export const isAuditLine = (value: unknown): value is AuditLine =>
  isObject(value) &&
  isInstant(value.at) &&
  [value.by, value.text].every(isText) &&
  AUDIT_KINDS.some((kind) => kind === value.kind) &&
  [value.address, value.browser, value.session].every(isTextOrNone) &&
  [value.place, value.again].every(isNumberOrNone);
