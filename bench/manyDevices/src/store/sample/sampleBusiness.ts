import { emptyBusiness, type Business } from '@/store/business/business';
import { generateDevices } from '@/store/sample/generateDevices';
import { receivedTable } from '@/store/received/receivedSlice';
import { wantedCount } from '../../../../wantedCount';

/** Stands in for the sample business: a first visit finds as many devices waiting as its address asks for. */
export const sampleBusiness = (): Business => ({
  ...emptyBusiness,
  received: receivedTable(
    generateDevices(wantedCount(), 1, 'bench').map((device) => ({ ...device, actionStatus: 'pending' })),
  ),
});
