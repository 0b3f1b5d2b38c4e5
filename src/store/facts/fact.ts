import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ValueChange } from '@/store/kit/edit';
import type { Role } from '@/store/kit/roles';
import type { RowSchema, SchemaOf } from '@/store/kit/schema/rowCheck';

/** In the place of roles: a fact that the office's own programs say of what they did, and no person. */
export const BY_OFFICE = 'office';

/** What everybody must know of one kind of fact. `State` is the part of the business that its words look into. */
interface Known<Payload, State> {
  /** The identities of the records that it is about. */
  about: (payload: Payload) => readonly string[];
  /** In words that follow a name: Asha "added vendor Metro Cables". */
  words: (payload: Payload, state: State) => string;
  /** What it changed, value by value, where it says so. */
  changes?: ((payload: Payload, state: State) => readonly ValueChange[]) | undefined;
  /** The days (ISO dates) of documents that it issues or changes: in a month that is closed it cannot be, nor be taken back. */
  booked?: ((payload: Payload, state: State) => readonly string[]) | undefined;
  /**
   * How it reads where its day is in a closed month, which a receipt, a bounce or a refund is told of too late for: it counts on another day
   * (ISO date), and says of which it is. So does, on the day of its confirmation, what cannot be any more on the day that its author typed.
   */
  knownOn?: ((payload: Payload, day: string) => object) | undefined;
  /**
   * How it reads where it is confirmed on a day (ISO date): a document, an allocation or a write-off is of that day, whenever its author was
   * shown it. Without, the fact keeps the day that it says.
   */
  confirmedOn?: ((payload: Payload, day: string) => object) | undefined;
  /** The day (ISO date) that its author typed, where what went before it may be confirmed on a later one, and it then counts by `knownOn`. */
  typedDay?: ((payload: Payload) => string) | undefined;
  /** The day (ISO date) of its confirmation, by what stands of it; undefined where nothing does. */
  confirmedDay?: ((payload: Payload, state: State) => string | undefined) | undefined;
  /** The day (ISO date) on which it was recorded, by what stands of it, where that may be a later one than it counts on. */
  recordedDay?: ((payload: Payload, state: State) => string | undefined) | undefined;
  /** The roles that may say it besides the admins, where these are not those of the noun's other facts; or the office's own programs, and nobody else. */
  by?: readonly Role[] | typeof BY_OFFICE | undefined;
  /** Whether the office's own programs say it as well, where an admin has them do so. */
  alsoByOffice?: true | undefined;
  /** The roles that may not read it, though they read the noun's other facts: it tells of what is withheld from them. */
  withheldFrom?: readonly Role[] | undefined;
}

/** One kind of fact: `says` makes what is asked, so that identities and the clock enter there. The payload carries more where a fact has an outcome. */
interface Declaration<Args extends readonly unknown[], Asked, Payload, State> extends Known<Payload, State> {
  says: (...args: Args) => Asked;
}

/** Any kind of fact: what its functions are given differs from one to the next. */
export interface AnyDeclaration<State = never> extends Known<never, State> {
  says: (...args: never) => unknown;
}

/** What is said, on another day (ISO date). */
export const datedAnew = <Said extends { on?: string | undefined }>(said: Said, on: string): Said => ({ ...said, on });

/** Declares one kind of fact. */
export const fact = <Args extends readonly unknown[], Payload, State = unknown>(
  says: (...args: Args) => Payload,
  known: Known<Payload, State>,
): Declaration<Args, Payload, Payload, NoInfer<State>> => ({ says, ...known });

/** Declares one kind of fact that carries its outcome besides what is asked: `business/outcomes.ts` decides it where the fact is said. */
export const factWith =
  <Outcome extends object>() =>
  <Args extends readonly unknown[], Asked extends object, State = unknown>(
    says: (...args: Args) => Asked,
    known: Known<Asked & Outcome, State>,
  ): Declaration<Args, Asked, Asked & Outcome, NoInfer<State>> => ({ says, ...known });

/** The outcome of a paper that shows the company: its details of then; none where nobody had told any yet. */
export interface OfCompany {
  companyId?: string | undefined;
}

type Declarations = Readonly<Record<string, AnyDeclaration>>;

/** What a kind of fact carries. */
export type PayloadOf<Declared> = Declared extends { about: (payload: infer Payload) => unknown } ? Payload : never;

/** Says a kind of fact: makes the action that asks for it, and knows the fact as it is carried. */
export interface FactCreator<Args extends readonly unknown[], Asked, Payload, Type extends string = string> {
  (...args: Args): PayloadAction<Asked, Type>;
  type: Type;
  match: (action: UnknownAction) => action is PayloadAction<Payload, Type>;
}

/** A fact as it is carried. */
export type Carried<Creator> =
  Creator extends FactCreator<never, unknown, infer Payload, infer Type> ? PayloadAction<Payload, Type> : never;

/** A kind of fact as slices hear it: with its outcome besides what is asked. */
export const carried = <Args extends readonly unknown[], Asked, Payload, Type extends string>(
  creator: FactCreator<Args, Asked, Payload, Type>,
): { (): PayloadAction<Payload, Type>; type: Type } =>
  // A reducer is never given what the creator makes itself, but what is carried under its type.
  creator as unknown as { (): PayloadAction<Payload, Type>; type: Type };

type Creators<Noun extends string, Declared> = {
  readonly [Name in keyof Declared & string]: Declared[Name] extends { says: (...args: infer Args) => infer Asked }
    ? FactCreator<Args, Asked, PayloadOf<Declared[Name]>, `${Noun}/${Name}`>
    : never;
};

/** What the payloads of facts from outside are held to. */
type SchemasOf<Declared> = { readonly [Name in keyof Declared]: SchemaOf<PayloadOf<Declared[Name]>> };

interface OfNoun<Schemas> {
  /** The roles that may say them, besides the admins. */
  by: readonly Role[];
  /** The roles that may read neither these facts nor the noun's records. */
  withheldFrom?: readonly Role[] | undefined;
  /** Fetches the schemas of their payloads. */
  schemas: () => Promise<Schemas>;
}

/** All that may be said of any noun; `State` is as much of the business as their words look into. */
export interface AnyFacts<State = never> extends OfNoun<Readonly<Record<string, RowSchema>>> {
  noun: string;
  declared: Readonly<Record<string, AnyDeclaration<State>>>;
}

/** All that may be said of a noun, with the action creators that say it. */
export interface NounFacts<Noun extends string, Declared extends Declarations> extends OfNoun<SchemasOf<Declared>> {
  noun: Noun;
  declared: Declared;
  creators: Creators<Noun, Declared>;
}

/**
 * Declares all that may be said of a noun, which is named as its slice is. Policy, activity, the records' histories and the
 * check of what comes from outside follow from it.
 */
export function facts<Noun extends string, Declared extends Declarations>(
  noun: Noun,
  known: NoInfer<OfNoun<SchemasOf<Declared>>>,
  declared: Declared,
): NounFacts<Noun, Declared> {
  const creators = Object.entries<AnyDeclaration>(declared).map(([name, { says }]) => {
    const payloadOf = says as (...args: unknown[]) => unknown;
    return [name, createAction(`${noun}/${name}`, (...args: unknown[]) => ({ payload: payloadOf(...args) }))] as const;
  });
  // Each creator is made of its own declaration, which the compiler cannot see through the loop.
  return { noun, declared, creators: Object.fromEntries(creators) as unknown as Creators<Noun, Declared>, ...known };
}
