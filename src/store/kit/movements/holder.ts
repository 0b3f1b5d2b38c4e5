import type { Custody } from '@/machines/custody';

/** Who can hold a device, a SIM or goods; of each but the store, the scrapped and the lost there are several. */
export const HOLDER_KINDS = [
  'store',
  'branch',
  'installer',
  'challan',
  'vehicle',
  'device',
  'repairer',
  'scrapped',
  'lost',
] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

/**
 * Where a thing is, one place at a time. `id` tells which one of its kind: the identity of a branch, an installer, a challan, a
 * vehicle or a device, the name of a repairer.
 */
export interface Holder {
  at: HolderKind;
  id?: string | undefined;
}

/** Our own store. */
export const STORE: Holder = { at: 'store' };

/** Whether two say the same place. */
export const isSameHolder = (one: Holder, other: Holder): boolean => one.at === other.at && one.id === other.id;

/** A holder as one text, for indexes and identities. */
export const holderKey = ({ at, id }: Holder): string => (id === undefined ? at : `${at}:${id}`);

const CUSTODY: Record<HolderKind, Custody> = {
  store: 'In Stock',
  branch: 'In Stock',
  installer: 'In Bag',
  challan: 'In Transit',
  vehicle: 'Fitted',
  // A paired SIM is where its device is; alone it goes nowhere.
  device: 'Fitted',
  repairer: 'In Repair',
  scrapped: 'Scrapped',
  lost: 'Lost',
};

/** The state of custody that a holder stands for. */
export const custodyOf = ({ at }: Holder): Custody => CUSTODY[at];

/** The holder that such a text says; undefined of any other text. */
export function holderFrom(key: string): Holder | undefined {
  const [, kind, id] = /^([^:]+)(?::(.+))?$/s.exec(key) ?? [];
  const at = HOLDER_KINDS.find((one) => one === kind);
  return at && { at, ...(id !== undefined && { id }) };
}
