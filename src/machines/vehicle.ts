import { setup } from 'xstate';
import type { StatusOf } from './advance';

type VehicleEvent = { type: 'fit' } | { type: 'remove' } | { type: 'close' };

/** A vehicle awaits its device, is live with one, and is closed once it is none of ours any more (domain model, vehicle). */
export const vehicleMachine = setup({ types: { events: {} as VehicleEvent } }).createMachine({
  id: 'vehicle',
  initial: 'Awaiting',
  states: {
    Awaiting: { on: { fit: 'Live', close: 'Closed' } },
    Live: { on: { remove: 'Awaiting', close: 'Closed' } },
    // What is left in it still comes out.
    Closed: { on: { remove: 'Closed' } },
  },
});

export type VehicleStatus = StatusOf<typeof vehicleMachine>;
