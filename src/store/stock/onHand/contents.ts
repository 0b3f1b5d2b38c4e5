import { createSelector } from '@reduxjs/toolkit';
import { selectBins } from '@/store/stock/bins/binsSlice';
import type { Bin } from '@/store/stock/bins/bin';
import type { Device } from '@/store/stock/devices/device';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { holderKey, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { destinationOf, productOfLine, restOf, toScanOf } from '@/store/purchasing/requests/receipt';
import { isInTransit, type RequestLine, type StockRequest } from '@/store/purchasing/requests/request';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import type { Sim } from '@/store/stock/sims/sim';
import { selectSims } from '@/store/stock/sims/simsSlice';
import type { Goods } from '@/store/stock/challans/challan';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import type { Vendor } from '@/store/purchasing/vendors/vendor';

/** Goods of a request by their number, before anybody scanned or counted them. */
export interface Uncounted extends Goods {
  qty: number;
}

/** All that is at one place. A SIM in a device is where its device is. */
export interface StockContents {
  devices: Device[];
  sims: Sim[];
  bins: Bin[];
  /** What came there and is still to be scanned or counted. */
  uncounted: Uncounted[];
}

export const NOTHING: StockContents = { devices: [], sims: [], bins: [], uncounted: [] };

/** What a request's line is of, by what its vendor says of it today; what nobody knows is counted. */
function goodsOfLine(vendors: ReadonlyMap<string, Vendor>, line: RequestLine): Goods {
  const { kind = 'Material', model } = productOfLine(vendors.get(line.vendorId), line) ?? {};
  return { productName: line.name, ...(model && { model }), kind };
}

const selectVendorsById = createSelector(
  [selectVendors],
  (vendors) => new Map(vendors.map((vendor) => [vendor.id, vendor])),
);

/** What of each request's lines is so much of, of those of which there is any. */
const uncountedOf = (
  vendors: ReadonlyMap<string, Vendor>,
  request: StockRequest,
  qtyOf: typeof restOf,
): (Uncounted & { line: RequestLine })[] =>
  request.products.flatMap((line) => {
    const qty = qtyOf(line);
    return qty > 0 ? [{ ...goodsOfLine(vendors, line), qty, line }] : [];
  });

/** What is still to come of the requests in transit, line by line. */
export const selectComing = createSelector([selectRequests, selectVendorsById], (requests, vendors) =>
  requests
    .filter(isInTransit)
    .flatMap((request) => uncountedOf(vendors, request, restOf).map((coming) => ({ ...coming, request }))),
);

/** All that is anywhere, by the keys of the places. */
export const selectContents = createSelector(
  [selectDevices, selectSims, selectBins, selectRequests, selectVendorsById],
  (devices, sims, bins, requests, vendors): ReadonlyMap<string, StockContents> => {
    const places = new Map<string, StockContents>();
    // By kind and identity, as a text for each of 1,00,000 things would cost more than all the rest.
    const kinds = new Map<Holder['at'], Map<string | undefined, StockContents>>();
    const at = (holder: Holder) => {
      const ofKind = kinds.get(holder.at) ?? new Map<string | undefined, StockContents>();
      kinds.set(holder.at, ofKind);
      const known = ofKind.get(holder.id);
      if (known) return known;
      const fresh: StockContents = { devices: [], sims: [], bins: [], uncounted: [] };
      ofKind.set(holder.id, fresh);
      places.set(holderKey(holder), fresh);
      return fresh;
    };
    const holders = new Map<string, Holder>();
    for (const device of devices) {
      const holder = holderOf(device);
      holders.set(device.id, holder);
      at(holder).devices.push(device);
    }
    for (const sim of sims) {
      const holder = holderOf(sim);
      at(holder.at === 'device' ? (holders.get(holder.id ?? '') ?? holder) : holder).sims.push(sim);
    }
    for (const bin of bins) if (bin.qty !== 0) at(bin.place).bins.push(bin);
    for (const request of requests)
      at(destinationOf(request)).uncounted.push(...uncountedOf(vendors, request, toScanOf));
    return places;
  },
);

/** What is at a place. */
export const contentsAt = (contents: ReadonlyMap<string, StockContents>, place: Holder): StockContents =>
  contents.get(holderKey(place)) ?? NOTHING;

/** How many units are at a place: every device and SIM is one, of the rest the quantities count. */
export const unitsAt = ({ devices, sims, bins, uncounted }: StockContents): number =>
  sumOfQuantities([devices.length + sims.length, ...[...bins, ...uncounted].map(({ qty }) => qty)]);

/** Whether something is at a place. */
export const isStocked = (contents: StockContents): boolean => unitsAt(contents) > 0;
