import { seededRandom } from './random';
import type { Vendor } from '@/store/vendors/vendor';
import { bagTable } from '@/store/expected/bagsSlice';
import { branchTable } from '@/store/expected/branchesSlice';
import { imeiOfModel, someSimNumber, TRACKERS } from './catalogue';
import type { ConfiguredAction, ConfiguredDevice, ConfiguredName } from '@/store/configured/configured';
import { configuredTable } from '@/store/configured/configuredSlice';
import { generateDevices } from './generateDevices';
import { manufacturerTable } from '@/store/expected/manufacturersSlice';
import { receivedTable } from '@/store/received/receivedSlice';
import { requestTable } from '@/store/requests/requestsSlice';
import { sampleBags, sampleBranches, sampleManufacturers } from './sampleExpected';
import { sampleRequests } from './sampleRequests';

/** To what the sample's first configured devices are assigned; the others still wait for it. */
const ASSIGNED: readonly (readonly [ConfiguredAction, ConfiguredName])[] = [
  ['Branches', 'Delhi'],
  ['Branches', 'Mumbai'],
  ['Installer', 'Kolkata'],
  ['Software', 'Bangalore'],
  ['Branches', 'Chennai'],
];
const CONFIGURED_COUNT = 16;
const RECEIVED_COUNT = 28;

function sampleConfigured(mark: string): ConfiguredDevice[] {
  const random = seededRandom(14);
  return Array.from({ length: CONFIGURED_COUNT }, (_, index) => {
    const tracker = random.pick(TRACKERS);
    const [action, selectName] = ASSIGNED[index] ?? ['Select', 'Select'];
    return {
      id: `${mark}-configured-${index + 1}`,
      number: index + 1,
      productName: tracker.productName,
      itgcId: `ITGC-${String(index + 501).padStart(6, '0')}`,
      deviceIMEI: imeiOfModel(tracker, 14_001 + index),
      usedSim: someSimNumber(random),
      action,
      selectName,
    };
  });
}

/** The sample tables of the stocks area (D7): dated before `today` (ISO date), bought from the given vendors. */
export const sampleStock = (today: string, mark: string, vendors: readonly Vendor[]) => ({
  requests: requestTable(sampleRequests(today, mark, vendors)),
  bags: bagTable(sampleBags(today, mark)),
  branches: branchTable(sampleBranches(mark)),
  manufacturers: manufacturerTable(sampleManufacturers(mark)),
  received: receivedTable(generateDevices(RECEIVED_COUNT, 15, mark)),
  configured: configuredTable(sampleConfigured(mark)),
});
