import { emptyBusiness, type Business } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { createStore } from '@/store/business/store';
import { binTable } from '@/store/stock/bins/binsSlice';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { selectBags, selectBranchStocks } from '@/store/stock/expected/expectedStock';
import { selectReceived } from '@/store/stock/onHand/returns';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import type { Move } from '@/store/kit/movements/move';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { goodsReceived } from '@/store/facts/requests';
import { unreceivedLine } from '@/store/purchasing/requests/request';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { generateDevices } from '@/store/sample/generateDevices';
import { challanOffered } from '@/store/facts/challans';
import { returnedDevices } from '../returnedDevices';

const DEVICES = 100_000;
const BRANCH: Holder = { at: 'branch', id: 'branch' };
const NEW_DEVICES = 1_000;

/** Each device with four movements, ending in the store, at the branch or in the bag. */
function business(): Business {
  const { installers } = returnedDevices(1);
  const bag: Holder = { at: 'installer', id: 'installer' };
  const ways: readonly (readonly Holder[])[] = [
    [STORE, BRANCH, bag, STORE],
    [STORE, bag, STORE, BRANCH],
    [STORE, BRANCH, STORE, bag],
  ];
  const moves = (way: readonly Holder[]): Move[] =>
    way.map((to, step) => ({ to, on: `2026-0${step + 1}-01`, cause: { what: 'received', id: 'request' } }));
  return {
    ...emptyBusiness,
    installers,
    branches: branchTable([{ id: 'branch', number: 1, branch: 'Delhi' }]),
    bins: binTable([]),
    devices: deviceTable(
      generateDevices(DEVICES, 1).map(({ imei, ...device }, index) => ({
        id: imei,
        number: index + 1,
        ...device,
        condition: 'Good',
        moves: moves(ways[index % 3] ?? []),
      })),
    ),
    requests: requestTable([
      {
        id: 'request',
        number: 1,
        orderDate: '2026-01-01',
        status: 'In Transit',
        steps: [{ status: 'In Transit', on: '2026-01-01' }],
        products: [
          unreceivedLine({
            vendorId: 'vendor',
            vendor: 'Vendor',
            name: 'OBD tracker',
            unit: 'Pcs',
            qty: 900_000,
            rate: 1,
          }),
        ],
        payments: [],
        bookings: [],
      },
    ]),
  };
}

async function timed(work: () => unknown): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of what people do with 1,00,000 devices of 4,00,000 movements; each figure counted anew. */
async function measure() {
  const made = business();
  const check = await timed(() => checkedBusiness(made));
  const store = createStore(made);
  const state = () => store.getState();
  const figures = await timed(() => selectDashboard(state()));
  const lists = await timed(() => [
    selectBags(state()),
    selectBranchStocks(state()),
    selectReceived(state()),
    selectConfigured(state()),
  ]);
  const request = made.requests.entities.request;
  if (!request) throw new Error('There is no request');
  const imeis = Array.from({ length: NEW_DEVICES }, (_, index) => ({ imei: String(990_000_000_000_000 + index) }));
  const received = await timed(() =>
    store.dispatch(
      goodsReceived(request, [
        { line: 0, qty: NEW_DEVICES, productName: 'OBD tracker', kind: 'Device', devices: imeis },
      ]),
    ),
  );
  const offered = await timed(() =>
    store.dispatch(
      challanOffered({
        from: STORE,
        to: BRANCH,
        lines: imeis.slice(0, 50).map(({ imei }) => ({ device: imei, qty: 1 })),
      }),
    ),
  );
  const figuresAfter = await timed(() => selectDashboard(state()));
  return { check, figures, lists, received, offered, figuresAfter };
}

Object.assign(window, { bench: { measure } });
