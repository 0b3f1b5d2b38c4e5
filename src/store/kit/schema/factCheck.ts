import { rowCheck, type Validated, type RowSchema } from './rowCheck';

/** Judges what a fact says, by its type. */
export type FactCheck = readonly [type: string, validate: (payload: unknown) => Validated];

/** What a fact says, held to a schema: each value by the rule that its form and its record have. */
export const factCheck = (fact: { type: string }, schema: RowSchema): FactCheck => [fact.type, rowCheck(schema)];
