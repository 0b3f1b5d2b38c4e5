import type { UnknownAction } from '@reduxjs/toolkit';
import type { Refusal } from '@/journal/port/model';
import type { GoesIn } from '@/store/kit/refusals';
import type { AnyDeclaration, NounFacts, PayloadOf } from './fact';

/** Why a fact cannot be; nothing when it can. A pure function of the settled business and the fact, asked when it is said and when it is replayed. */
type Refuse<State, Payload> = (state: State, payload: Payload) => Refusal | undefined;

/** The rule of a fact that may go in in part: `goesIn` tells which part, and why the rest of it does not. */
interface InPart<State, Payload> {
  refuse: Refuse<State, Payload>;
  goesIn: (state: State, payload: Payload) => GoesIn<Payload>;
}

type Rule<State, Payload> = Refuse<State, Payload> | InPart<State, Payload>;

/** A rule, whatever the fact says. */
export interface AnyRule<State> {
  refuse: Refuse<State, never>;
  goesIn?: (state: State, payload: never) => GoesIn<unknown>;
}

/** The rules of a noun's facts; `State` is as much of the business as they look into. */
export interface NounRules<State> {
  noun: string;
  rules: Readonly<Record<string, AnyRule<State>>>;
}

/** Gives each fact of a noun its rule; one without a rule does not compile. */
export const rulesOf =
  <State>() =>
  <Declared extends Readonly<Record<string, AnyDeclaration>>>(
    { noun }: NounFacts<string, Declared>,
    rules: { readonly [Name in keyof Declared]: Rule<State, PayloadOf<Declared[Name]>> },
  ): NounRules<State> => ({
    noun,
    rules: Object.fromEntries(
      Object.entries<Refuse<State, never> | AnyRule<State>>(rules).map(([name, rule]) => [
        name,
        typeof rule === 'function' ? { refuse: rule } : rule,
      ]),
    ),
  });

/** Why a fact cannot be, by the rules of its noun among these; nothing when it can. */
export function refusalBy<State>(
  nouns: readonly NounRules<State>[],
  state: State,
  { type, payload }: UnknownAction,
): Refusal | undefined {
  const [noun, name = ''] = type.split('/');
  return nouns.find((one) => one.noun === noun)?.rules[name]?.refuse(state, payload as never);
}
