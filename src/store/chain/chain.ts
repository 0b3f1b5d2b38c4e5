import type { Bin } from '@/store/bins/bin';
import type { Branch } from '@/store/places/branches/branch';
import type { Device } from '@/store/devices/device';
import type { Installer } from '@/store/places/installers/installer';
import type { StockRequest } from '@/store/purchasing/requests/request';
import type { Sim } from '@/store/sims/sim';
import type { Slip } from '@/store/slips/slip';
import type { Table } from '@/store/kit/table';
import type { Vehicle } from '@/store/vehicles/vehicle';

/** The nouns of the chain from the order to the scrap. */
export interface Chain {
  requests: Table<StockRequest>;
  devices: Table<Device>;
  sims: Table<Sim>;
  bins: Table<Bin>;
  slips: Table<Slip>;
  branches: Table<Branch>;
  installers: Table<Installer>;
  vehicles: Table<Vehicle>;
}
