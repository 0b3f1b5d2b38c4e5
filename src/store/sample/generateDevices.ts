import { seededRandom } from './random';
import { imeiOfModel, serialOfModel, TRACKERS } from './catalogue';
import { DEVICE_STATUSES, type ReceivedDevice } from '@/store/received/received';

const TECHNICIANS = [
  'Rakesh Yadav', 'Imran Shaikh', 'Suresh Patil', 'Gurpreet Singh', 'Anil Kumar', 'Murugan S', 'Debashis Roy',
  'Prakash Solanki', 'Vinod Nair', 'Manoj Tiwari', 'Kavita Joshi', 'Farhan Qureshi',
] as const;

/**
 * So many made-up received devices (D7), at most 900,000, numbered from 1 and each with an IMEI of its own. The same
 * seed gives the same devices, and a smaller count the first of them; `mark` begins their identities.
 */
export function generateDevices(count: number, seed: number, mark: string): ReceivedDevice[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const tracker = random.pick(TRACKERS);
    return {
      id: `${mark}-received-${index + 1}`,
      number: index + 1,
      productName: tracker.productName,
      itgcId: `ITGC-${String(index + 1001).padStart(6, '0')}`,
      imei: imeiOfModel(tracker, 100_000 + index),
      serialNo: serialOfModel(tracker, 100_000 + index),
      status: random.pick(DEVICE_STATUSES),
      givenBy: random.pick(TECHNICIANS),
      actionStatus: random.pick(['pending', 'accepted', 'received']),
    };
  });
}
