import { chainUpcaster } from './chainUpcaster';
import { moneyUpcaster } from './moneyUpcaster';
import { plateUpcaster } from './plateUpcaster';
import { vehicleUpcaster } from './vehicleUpcaster';

/** What lifts the business's older facts and snapshots, by the version that each lifts from. */
export const upcasters = { 2: plateUpcaster, 3: chainUpcaster, 4: vehicleUpcaster, 5: moneyUpcaster };
