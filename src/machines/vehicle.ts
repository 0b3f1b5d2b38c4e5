import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/** `hear` is what its device told, `agree` are its terms, `delete` that its client gave it up, maybe with the device inside. */
type VehicleEvent =
  | { type: 'fit' }
  | { type: 'swap' }
  | { type: 'remove' }
  | { type: 'hear' }
  | { type: 'move' }
  | { type: 'agree' }
  | { type: 'subscribe' }
  | { type: 'close' }
  | { type: 'delete' };

/** What may happen to a vehicle for as long as it is ours. */
const OPEN = ['hear', 'move', 'agree', 'subscribe'] as const;

const staying = <Status extends string>(status: Status) =>
  Object.fromEntries(OPEN.map((type) => [type, status])) as Record<(typeof OPEN)[number], Status>;

/** A vehicle awaits its device, is live with one, and is closed once it is none of ours any more. */
export const vehicleMachine = setup({ types: { events: {} as VehicleEvent } }).createMachine({
  id: 'vehicle',
  initial: 'Awaiting',
  states: {
    Awaiting: { on: { ...staying('Awaiting'), fit: 'Live', close: 'Closed', delete: 'Closed' } },
    Live: { on: { ...staying('Live'), swap: 'Live', remove: 'Awaiting', delete: 'Closed' } },
    // What is left in it still comes out, and a deletion that was asked for before is still written down.
    Closed: { on: { remove: 'Closed', delete: 'Closed' } },
  },
});

export type VehicleStatus = StatusOf<typeof vehicleMachine>;
export type VehicleMachineEvent = EventFromLogic<typeof vehicleMachine>;
