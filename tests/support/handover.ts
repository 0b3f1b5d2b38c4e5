// A store with things to hand over to a branch and an installer.
import { branchAdded } from '@/store/facts/branches';
import { createStore } from '@/store/business/store';
import { openingStockCounted, simPaired } from '@/store/facts/devices';
import { installerAdded } from '@/store/facts/installers';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import type { OfferedLine } from '@/store/stock/challans/challan';
import { challanOffered } from '@/store/facts/challans';

const OPENED = '2026-10-01';
export const HANDED = '2026-11-01';

/** Five devices in the store, the first with a SIM in it; a SIM beside them; relays. */
export const IMEIS = [
  '861234050110702',
  '861234050110785',
  '861234050110405',
  '861234050110595',
  '861234050110660',
] as const;
export const PAIRED_SIM = '8991000900000000012';
export const LOOSE_SIM = { iccid: '8991000900000000020', msisdn: '5754012811087' };
export const RELAYS = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' } as const;

/** A store with a branch, an installer, and things to hand over. */
export function stocked() {
  const store = createStore();
  const [branch, installer] = [branchAdded({ branch: 'Delhi' }), installerAdded({ name: 'Rakesh Yadav' })];
  store.dispatch(branch);
  store.dispatch(installer);
  store.dispatch(
    openingStockCounted(
      [
        {
          place: STORE,
          devices: IMEIS.map((imei) => ({ imei, productName: 'Tracker' })),
          sims: [
            { iccid: PAIRED_SIM, provider: 'Jio' },
            { ...LOOSE_SIM, provider: 'Airtel' },
          ],
          goods: [{ ...RELAYS, qty: 10 }],
        },
      ],
      OPENED,
    ),
  );
  const first = store.getState().devices.entities[IMEIS[0]];
  if (first) store.dispatch(simPaired(first, PAIRED_SIM, OPENED));
  const delhi: Holder = { at: 'branch', id: branch.payload.id };
  const rakesh: Holder = { at: 'installer', id: installer.payload.id };
  const offer = (from: Holder, to: Holder, lines: OfferedLine[], on = HANDED) => {
    const fact = challanOffered({ from, to, lines }, on);
    return { said: store.dispatch(fact), challan: () => store.getState().challans.entities[fact.payload.id] };
  };
  return { store, delhi, rakesh, offer };
}

/** Lines of the devices with these IMEIs. */
export const devicesOf = (imeis: readonly string[]): OfferedLine[] => imeis.map((device) => ({ device, qty: 1 }));
