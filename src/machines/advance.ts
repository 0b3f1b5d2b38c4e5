import { transition, type AnyStateMachine, type EventFromLogic, type StateValue, type StateValueFrom } from 'xstate';

type TopLevel<Value> = Value extends string ? Value : keyof Value & string;

/** The statuses of a machine: the names of its top-level states. */
export type StatusOf<Machine extends AnyStateMachine> = TopLevel<StateValueFrom<Machine>>;

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
