import { expect, test } from 'vitest';
import { linesAskedOfDevice } from '@/store/business/deviceAuthors';
import { readAuthors, describedLines } from '@/store/business/factAuthors';
import { deviceLedger } from '@/store/stock/devices/deviceLedger';
import { purchaseOf } from '@/store/stock/devices/purchase';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { deviceRepaired, deviceSentToRepair, simPaired } from '@/store/facts/devices';
import { STORE } from '@/store/kit/movements/holder';
import { goodsReceived, requestAdvanced } from '@/store/facts/requests';
import { challanOffered } from '@/store/facts/challans';
import { done } from '../../support/said';
import { deviceOf, imeiOfDevice, simOf } from '../../support/stock';
import { openTab, settle, type Tab } from '../../support/tabs';
import { sharedShelf } from '../../support/vendorTabs';

const NEW = imeiOfDevice(71);

/** The ledger of a device as a tab has it, each line with who told it. */
async function told({ store }: Tab, imei: string) {
  const stock = selectStock(store.getState());
  const device = stock.devices.entities[imei];
  if (!device) throw new Error(`No device ${imei}`);
  const lines = deviceLedger(stock, device);
  const authors = await store.dispatch(
    readAuthors(Infinity, lines, linesAskedOfDevice(imei, purchaseOf(stock, device)?.request.id)),
  );
  return describedLines(lines, authors).map(({ what, by }) => [what, by]);
}

test('each line is told by who said its fact, those of the request as well; what was there before nobody told', async () => {
  const open = sharedShelf();
  const [asha, ravi] = [await openTab(open), await openTab(open, { by: () => 'Ravi' })];
  for (const type of ['approve', 'dispatch'] as const) {
    done((type === 'approve' ? asha : ravi).store.dispatch(requestAdvanced('request-1', { type })));
    await settle([asha, ravi]);
  }
  const request = asha.business().requests.entities['request-1'];
  if (!request) throw new Error('No request');
  const lines = [{ line: 0, qty: 1, productName: 'Relay', kind: 'Device' as const, devices: [{ imei: NEW }] }];
  done(ravi.store.dispatch(goodsReceived(request, lines)));
  await settle([asha, ravi]);
  done(
    asha.store.dispatch(
      challanOffered({ from: STORE, to: { at: 'branch', id: 'branch-1' }, lines: [{ device: NEW, qty: 1 }] }),
    ),
  );
  await settle([asha, ravi]);
  expect(await told(asha, NEW)).toEqual([
    ['Ordered', undefined],
    ['Approved', 'Asha'],
    ['Dispatched', 'Ravi'],
    ['Received', 'Ravi'],
    ['Offered', 'Asha'],
  ]);
});

test('what was taken back tells its line and the way back, what was said for nothing none; of two alike each has its own', async () => {
  const open = sharedShelf();
  const [asha, ravi] = [await openTab(open), await openTab(open, { by: () => 'Ravi' })];
  const imei = imeiOfDevice(4);
  const away = () => deviceSentToRepair(imei, 'Sai Repairs');
  const undone = done(asha.store.dispatch(away()));
  await settle([asha, ravi]);
  undone.undo?.();
  await settle([asha, ravi]);
  for (const tab of [ravi, asha]) {
    done(tab.store.dispatch(away()));
    await settle([asha, ravi]);
    done(tab.store.dispatch(deviceRepaired(imei, '')));
    await settle([asha, ravi]);
  }
  done(ravi.store.dispatch(simPaired(deviceOf(4), simOf(4).id)));
  await settle([asha, ravi]);
  expect(await told(asha, imei)).toEqual([
    ['Counted', undefined],
    ['Sent to repair', 'Asha'],
    ['Undone', 'Asha'],
    ['Sent to repair', 'Ravi'],
    ['Back from repair', 'Ravi'],
    ['Sent to repair', 'Asha'],
    ['Back from repair', 'Asha'],
    ['SIM put in', 'Ravi'],
  ]);
});

test('what happened on one day stands in the order in which it was told', () => {
  const line = (what: string, on: string) => ({ what, on, mark: what });
  const at = (minute: number) => ({ by: 'Asha', at: `2026-11-21T10:0${minute}:00.000Z` });
  const lines = [
    line('Counted', '2026-11-01'),
    line('Sent to repair', '2026-11-21'),
    line('Back from repair', '2026-11-21'),
    line('SIM taken out', '2026-11-21'),
  ];
  const order = (authors: readonly (ReturnType<typeof at> | undefined)[]) =>
    describedLines(lines, authors).map(({ what }) => what);
  expect(order([undefined, at(2), at(3), at(1)])).toEqual([
    'Counted',
    'SIM taken out',
    'Sent to repair',
    'Back from repair',
  ]);
  expect(order([undefined, at(2), undefined, at(1)])).toEqual(lines.map(({ what }) => what));
});
