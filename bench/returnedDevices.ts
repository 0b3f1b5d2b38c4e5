import type { Device } from '@/store/stock/devices/device';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { STORE } from '@/store/kit/movements/holder';
import { generateDevices } from '@/store/sample/generateDevices';
import type { Challan } from '@/store/stock/challans/challan';
import { challanTable } from '@/store/stock/challans/challansSlice';

const FROM = { at: 'installer', id: 'installer' } as const;

/** So many devices on their way back to the store, each by a challan that nobody answered yet. */
export function returnedDevices(count: number) {
  const made = generateDevices(count, 1);
  return {
    installers: installerTable([{ id: FROM.id, number: 1, name: 'Rakesh Yadav' }]),
    devices: deviceTable(
      made.map(({ imei, ...device }, index): Device => ({
        id: imei,
        number: index + 1,
        ...device,
        condition: 'Repair',
        moves: [
          { to: FROM, on: '2026-10-01', cause: { what: 'counted' } },
          {
            to: { at: 'challan', id: `challan-${index}` },
            on: '2026-11-01',
            cause: { what: 'offered', id: `challan-${index}` },
          },
        ],
      })),
    ),
    challans: challanTable(
      made.map(({ imei }, index): Challan => ({
        id: `challan-${index}`,
        number: index + 1,
        from: FROM,
        to: STORE,
        lines: [{ device: imei, qty: 1, status: 'Repair', outcome: 'Pending' }],
        status: 'Offered',
        offeredOn: '2026-11-01',
      })),
    ),
  };
}
