import type { AnyObject, ObjectSchema } from 'yup';
import type { Refusal } from '@/journal/port/model';
import type { Proposal, ValidatedRow } from './validatedRow';

/** What a column of a file may hold, and how its cells are read; a date comes with its time. */
export type ImportKind = 'text' | 'identifier' | 'money' | 'count' | 'date';

export interface ImportColumn<Draft extends object> {
  key: keyof Draft & string;
  title: string;
  kind: ImportKind;
  /** What people call it as well. */
  synonyms: readonly string[];
  /** Whether a file need not have it: an empty cell, or one with a dash, then says nothing, and takes nothing away. */
  optional?: boolean;
  /** The only words it may hold, in whatever case they are typed. */
  words?: readonly string[];
  /** A text as it is kept, where what people paste has more in it, or other letters. */
  cleaned?: (typed: string) => string;
  /** What a row may mean here that says nothing, by its other columns, and why. */
  proposed?: (texts: Readonly<Record<string, string>>) => Proposal | undefined;
  /** What it may be, where that can be chosen in each row. */
  choices?: readonly string[];
  /** Whether that can be chosen also where a row is a record that is there already: by choosing, a person says what it is. */
  overrules?: boolean;
  /** The headings beside which a file has no such column, whatever its own are. */
  unless?: readonly string[];
}

/** A column whose values tell one from another, and how two of them are compared. */
export interface Mark<Draft extends object> {
  column: keyof Draft & string;
  compared: (typed: string) => string;
  /** What of several columns together tells, where one alone does not. */
  whole?: (values: Readonly<Partial<Record<string, unknown>>>) => string;
}

/** A noun whose rows people bring along in a file: what it takes to import it. */
export interface Importable<Draft extends object, Known extends object> {
  /** What one record is, and several are, in words. */
  one: string;
  many: string;
  /** The same of a record that is there, where a file brings something else of it. */
  ofKnown?: { one: string; many: string };
  columns: readonly ImportColumn<Draft>[];
  /** What a row must be; it reads what people type. */
  schema: ObjectSchema<AnyObject & Draft>;
  /** What a record is known by: the first of these that a row has tells; where several records have it, the next tell them apart. */
  knownBy: readonly Mark<Draft>[];
  /** What a record says in the columns, and in those of a part what it says of that one. */
  fieldsOf: (known: Known, part: string) => Draft;
  /** Of a record that may have several rows: what tells these apart, in the whole file, and which columns are theirs. The others need not be repeated. */
  parts?: { by: Mark<Draft>; columns: readonly (keyof Draft & string)[] };
  /** Which of several rows of one record counts, where not the first of the file does: the first in this order. */
  order?: (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) => number;
  /** What can stand in one row of a file alone, though it names no record. */
  once?: readonly Mark<Draft>[];
  /** What a line says that is pasted without headings, where lines can be pasted. */
  pasted?: string;
  /** Why a row that is good by itself cannot be beside what is there, by column, where that may be; without a record it is of a new one. */
  refused?: (draft: Draft, known: Known | undefined) => Readonly<Record<string, string>>;
  /** What looks wrong about a record though nothing forbids it: told of its first row. */
  warned?: (draft: Draft) => string | undefined;
  /** Why a good row of a record changes nothing all the same, where that may be. */
  skipped?: (draft: Draft, known: Known) => string | undefined;
  /** What rows come to one after the other, in their order, where that hangs on those before them. */
  inTurn?: () => (row: ValidatedRow<Draft, Known>) => ValidatedRow<Draft, Known>;
  /** The address of a record that is there, where that is shown. */
  pathOf?: (known: Known) => string;
  /** Why a row brings nothing, whatever else it says, where that may be. */
  passedOver?: (texts: Readonly<Record<string, string>>) => string | undefined;
  /** Rows for the template. */
  examples: readonly Draft[];
}

/** What a file brings along: records that are new, and what changes of those that are there. */
export interface Brought<Added, Edited> {
  added: Added[];
  edits: Edited[];
}

/** What of it fits what is there, and why the rest does not: somebody was faster. */
export interface Fitted<Added, Edited> extends Brought<Added, Edited> {
  leftOut: { what: Added | Edited; refusal: Refusal }[];
}
