import { formatCount, formatDate, formatMoney, formatMonth } from '@/format';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';

/** What an edit of a record changes, field by field, and what each was when it was opened; null for an absent value. */
export interface Edit<Fields extends object> {
  was: { [Field in keyof Fields]?: Fields[Field] | null };
  to: { [Field in keyof Fields]?: Fields[Field] | null };
}

/** The fields of `draft` that differ from the record as it was opened. */
export function edited<Fields extends object>(opened: Fields, draft: Fields): Edit<Fields> {
  const edit: Edit<Fields> = { was: {}, to: {} };
  for (const field of Object.keys(draft) as (keyof Fields)[]) {
    if (equal(opened[field], draft[field])) continue;
    edit.was[field] = opened[field] ?? null;
    edit.to[field] = draft[field] ?? null;
  }
  return edit;
}

/** Puts an edit's values into the record, in a reducer; a null takes the field away. */
export function putEdit<Fields extends object>(record: Fields, { to }: Edit<Fields>) {
  for (const [field, value] of Object.entries(to)) {
    if (value === null) Reflect.deleteProperty(record, field);
    else Reflect.set(record, field, value);
  }
}

/** The record with what an edit changes of it. */
export function reapplied<Fields extends object, Rec extends object>(record: Rec, edit: Edit<Fields>): Rec {
  const copy = { ...record };
  putEdit(copy, edit as Edit<object>);
  return copy;
}

/** What stands in a list or a row, or how a file is called. */
function saidInside(value: object): string {
  const inside: unknown[] = Object.values(value);
  if ('hash' in value && 'name' in value) return said(value.name, false);
  return inside.length === 0 ? 'empty' : inside.map((one) => said(one, false)).join(Array.isArray(value) ? ', ' : ' ');
}

function said(value: unknown, isAmount: boolean): string {
  if (value === null || value === undefined || value === '') return 'empty';
  // A text that is neither comes back from both as it is.
  if (typeof value === 'string') return formatMonth(formatDate(value));
  if (isAmount && typeof value === 'number') return formatMoney(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return saidInside(value);
  return typeof value === 'number' ? formatCount(value) : 'something else';
}

/** One value that a fact changed, in words; `was` is missing where the fact does not carry it. */
export interface ValueChange {
  label: string;
  /** The records that it is of, where the fact is about others as well. */
  records?: readonly string[];
  was?: string;
  is: string;
}

/** What an edit changes, field by field in words, in the order of the labels; `amounts` are in rupees. */
export function valueChanges<Fields extends object>(
  { was, to }: Pick<Edit<Fields>, 'to'> & Partial<Edit<Fields>>,
  labels: Partial<Record<keyof Fields, string>>,
  amounts: readonly (keyof Fields)[] = [],
): ValueChange[] {
  return (Object.keys(labels) as (keyof Fields)[]).flatMap((field) => {
    const label = labels[field];
    if (label === undefined || !(field in to)) return [];
    const isAmount = amounts.includes(field);
    return { label, ...(was && { was: said(was[field], isAmount) }), is: said(to[field], isAmount) };
  });
}

/** Why an edit cannot be: one of its fields is no longer what it was when the record was opened. `amounts` are in rupees. */
export function changedMeanwhile<Fields extends object>(
  record: Fields & { id: string },
  { was, to }: Edit<Fields>,
  labels: Partial<Record<keyof Fields, string>>,
  amounts: readonly (keyof Fields)[] = [],
): Refusal | undefined {
  const fields = Object.keys(was) as (keyof Fields & string)[];
  // Who wants what is there already is not in anybody's way.
  const field = fields.find((one) => !equal(record[one] ?? null, was[one]) && !equal(record[one] ?? null, to[one]));
  if (field === undefined) return undefined;
  const isAmount = amounts.includes(field);
  const now = `${labels[field] ?? field} is ${said(record[field], isAmount)} now`;
  const before = said(was[field], isAmount);
  return {
    reason: `${now}, not ${before}.`,
    changed: { record: record.id, field, now, was: before },
  };
}
