import { setup } from 'xstate';
import type { StatusOf } from './advance';

export type CustodyEvent =
  | { type: 'receive' }
  | { type: 'offer' }
  | { type: 'stock' }
  | { type: 'bag' }
  | { type: 'fit' }
  | { type: 'repair' }
  | { type: 'lose' }
  | { type: 'scrap' }
  // A count found it at a place, wherever it was thought to be.
  | { type: 'countInStock' }
  | { type: 'countInBag' };

const COUNTED = { countInStock: 'In Stock', countInBag: 'In Bag' } as const;

/** In whose hands a device or a SIM is, and where it may go from there; what is on its way is answered before anything else. */
export const custodyMachine = setup({ types: { events: {} as CustodyEvent } }).createMachine({
  id: 'custody',
  initial: 'At Manufacturer',
  states: {
    'At Manufacturer': { on: { receive: 'In Stock' } },
    'In Transit': { on: { stock: 'In Stock', bag: 'In Bag' } },
    'In Stock': {
      on: { offer: 'In Transit', fit: 'Fitted', repair: 'In Repair', lose: 'Lost', scrap: 'Scrapped', ...COUNTED },
    },
    'In Bag': { on: { offer: 'In Transit', fit: 'Fitted', lose: 'Lost', ...COUNTED } },
    Fitted: { on: { offer: 'In Transit', fit: 'Fitted', stock: 'In Stock', bag: 'In Bag', lose: 'Lost', ...COUNTED } },
    'In Repair': { on: { stock: 'In Stock', lose: 'Lost', scrap: 'Scrapped', ...COUNTED } },
    Lost: { on: { stock: 'In Stock', fit: 'Fitted', scrap: 'Scrapped', ...COUNTED } },
    Scrapped: { type: 'final' },
  },
});

export type Custody = StatusOf<typeof custodyMachine>;
