import type { Numbered } from '@/store/table';

export interface ExpectedDevice {
  productName: string;
  model: string;
  imei: string;
  serialNo: string;
}

/** Things that are counted, not numbered: accessories, controllers and locks. */
export interface ExpectedItem {
  productName: string;
  model: string;
  qty: number;
}

export interface ExpectedSim {
  provider: string;
  number: string;
}

/** What a bag, a branch or a manufacturer holds (spec 3): one list a tab of the details dialog. */
export interface ExpectedDetails {
  devices: ExpectedDevice[];
  accessories: ExpectedItem[];
  controllers: ExpectedItem[];
  locks: ExpectedItem[];
  sims: ExpectedSim[];
}

/** What was given to an installer; ISO dates, the second one missing until the installer accepts. */
export interface InstallerBag extends Numbered {
  name: string;
  givenDate: string;
  acceptedDate?: string;
  details: ExpectedDetails;
}

export interface BranchStock extends Numbered {
  branch: string;
  details: ExpectedDetails;
}

/** What a manufacturer holds for us: given to a vendor (the spec's sample, spec 4), or on its way to a branch. */
export interface ManufacturerStock extends Numbered {
  manufacturer: string;
  status: 'Given to vendor' | 'Given to branch';
  details: ExpectedDetails;
}

/** How many different products there are: by name and model, SIMs by their provider. Derived, not a field (D6). */
export function totalProducts({ devices, accessories, controllers, locks, sims }: ExpectedDetails): number {
  const items = [...devices, ...accessories, ...controllers, ...locks];
  const models = new Set(items.map(({ productName, model }) => JSON.stringify([productName, model])));
  return models.size + new Set(sims.map(({ provider }) => provider)).size;
}

/** How many pieces there are: every device and SIM is one, of the rest the quantities count. Derived (D6). */
export const units = ({ devices, accessories, controllers, locks, sims }: ExpectedDetails): number =>
  [...accessories, ...controllers, ...locks].reduce((sum, { qty }) => sum + qty, devices.length + sims.length);
