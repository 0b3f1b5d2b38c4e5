import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { advance, type StatusOf } from '@/machines/advance';

/** In a reducer: moves a record's status through its machine. False, and nothing is changed, where there is no record or the machine does not allow the event. */
export function moveStatus<Machine extends AnyStateMachine, Row extends { status: StatusOf<Machine> }>(
  row: Row | undefined,
  machine: Machine,
  event: EventFromLogic<Machine>,
): row is Row {
  const next = row && advance(machine, row.status, event);
  if (!row || next === undefined) return false;
  row.status = next;
  return true;
}
