import { transition, type AnyStateMachine, type EventFromLogic, type StateValue, type StateValueFrom } from 'xstate';

type TopLevel<Value> = Value extends string ? Value : keyof Value & string;

/** The statuses of a machine: the names of its top-level states. */
export type StatusOf<Machine extends AnyStateMachine> = TopLevel<StateValueFrom<Machine>>;

/** The status with which a record begins. */
export const initialOf = <Machine extends AnyStateMachine>(machine: Machine): StatusOf<Machine> =>
  machine.config.initial as StatusOf<Machine>;

/** The statuses of a machine, in its order. */
export const statusesOf = <Machine extends AnyStateMachine>(machine: Machine): StatusOf<Machine>[] =>
  Object.keys(machine.states) as StatusOf<Machine>[];

/**
 * One pure step of a status that is stored elsewhere: the status that `event` leads to,
 * or undefined when the machine does not allow the event there.
 */
export function advance<Machine extends AnyStateMachine>(
  machine: Machine,
  status: StatusOf<Machine>,
  event: EventFromLogic<Machine>,
): StatusOf<Machine> | undefined {
  const from = machine.resolveState({ value: status, context: {} });
  if (!from.can(event)) return undefined;
  const [next] = transition<AnyStateMachine>(machine, from, event);
  const value = next.value as StateValue;
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as StatusOf<Machine>;
}
