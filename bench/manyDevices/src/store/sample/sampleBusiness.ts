import { emptyBusiness, type Business } from '@/store/business/business';
import { returnedDevices } from '../../../../returnedDevices';
import { wantedCount } from '../../../../wantedCount';

/** Stands in for the sample business: a first visit finds as many devices waiting as its address asks for. */
export const sampleBusiness = (): Business => ({ ...emptyBusiness, ...returnedDevices(wantedCount()) });
