import type { Bin } from '@/store/stock/bins/bin';
import type { Branch } from '@/store/places/branches/branch';
import type { Device } from '@/store/stock/devices/device';
import type { Installer } from '@/store/places/installers/installer';
import type { StockRequest } from '@/store/purchasing/requests/request';
import type { Sim } from '@/store/stock/sims/sim';
import type { Challan } from '@/store/stock/challans/challan';
import type { Numbered, Table } from '@/store/kit/table';

/** The nouns of the stock, from the order to the scrap. */
export interface StockState {
  requests: Table<StockRequest>;
  devices: Table<Device>;
  sims: Table<Sim>;
  bins: Table<Bin>;
  challans: Table<Challan>;
  branches: Table<Branch>;
  installers: Table<Installer>;
  /** As places that devices are in. */
  vehicles: Table<Numbered & { vehicleNo: string; closedOn?: string | undefined }>;
}
