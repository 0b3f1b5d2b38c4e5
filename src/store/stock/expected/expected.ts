import type { Numbered } from '@/store/kit/table';

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
  /** The IMEI of the device that it is in. */
  imei?: string | undefined;
}

/** Things that will have numbers of their own once they are scanned. */
export interface Unscanned extends ExpectedItem {
  kind: 'Device' | 'SIM';
}

/** What a bag, a branch or a manufacturer holds: one list a tab of the details dialog. */
export interface ExpectedDetails {
  devices: ExpectedDevice[];
  accessories: ExpectedItem[];
  controllers: ExpectedItem[];
  locks: ExpectedItem[];
  sims: ExpectedSim[];
  /** Devices and SIMs whose numbers nobody knows yet. */
  unscanned: Unscanned[];
}

/** What is in an installer's bag; ISO dates of what was handed over last, the second one missing until it is accepted. */
export interface InstallerBag extends Numbered {
  name: string;
  givenDate?: string | undefined;
  acceptedDate?: string | undefined;
  details: ExpectedDetails;
}

export interface BranchStock extends Numbered {
  branch: string;
  details: ExpectedDetails;
}

/** What a manufacturer has on its way: to us, or to a branch. */
export interface ManufacturerStock extends Numbered {
  manufacturer: string;
  status: 'Given to vendor' | 'Given to branch';
  details: ExpectedDetails;
}

/** How many different products there are: by name and model, SIMs by their provider. Derived, not a field. */
export function totalProducts({ devices, accessories, controllers, locks, sims, unscanned }: ExpectedDetails): number {
  const items = [...devices, ...accessories, ...controllers, ...locks, ...unscanned];
  const models = new Set(items.map(({ productName, model }) => JSON.stringify([productName, model])));
  return models.size + new Set(sims.map(({ provider }) => provider)).size;
}

/** How many pieces there are: every device and SIM is one, of the rest the quantities count. Derived. */
export const units = ({ devices, accessories, controllers, locks, sims, unscanned }: ExpectedDetails): number =>
  [...accessories, ...controllers, ...locks, ...unscanned].reduce(
    (sum, { qty }) => sum + qty,
    devices.length + sims.length,
  );
