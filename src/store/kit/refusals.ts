import type { EntityState } from '@reduxjs/toolkit';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { Refusal } from '@/journal/port/model';
import { advance, type StatusOf } from '@/machines/advance';

/** What of a fact goes in, as every slice hears it, and why the rest of it does not. */
export interface GoesIn<Payload> {
  payload: Payload;
  leftOut: readonly Refusal[];
}

/** Why something cannot be done with records: one of them is not there any more. `what` begins the sentence. */
export const gone = (
  table: EntityState<object, string>,
  ids: string | readonly string[],
  what: string,
): Refusal | undefined =>
  [ids].flat().every((id) => table.entities[id] !== undefined)
    ? undefined
    : { reason: `${what} was deleted, or adding it was undone.` };

export const addedAlready = (what: string): Refusal => ({ reason: `${what} was added already.` });

/** Why a record cannot be added: it was added already. */
export const known = (table: EntityState<object, string>, { id }: { id: string }, what: string): Refusal | undefined =>
  table.entities[id] ? addedAlready(what) : undefined;

/** Why a status cannot move: its machine does not allow the event there. `what` begins the sentence. */
export const refusedBy = <Machine extends AnyStateMachine>(
  machine: Machine,
  status: StatusOf<Machine>,
  event: EventFromLogic<Machine>,
  what: string,
): Refusal | undefined => (advance(machine, status, event) ? undefined : { reason: `${what} is ${status} now.` });

type Maybe = Refusal | undefined;

/** The first of several reasons, one after another or as lists: a list of very many is no row of arguments, as the stack bounds those. */
export const firstOf = (...refusals: (Maybe | readonly Maybe[])[]): Maybe => refusals.flat().find(Boolean);
