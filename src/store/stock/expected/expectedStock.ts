import { createSelector } from '@reduxjs/toolkit';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import type { BranchStock, ExpectedDetails, ExpectedItem, InstallerBag, ManufacturerStock } from './expected';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { holderOf } from '@/store/kit/movements/move';
import { isScanned } from '@/store/purchasing/requests/receipt';
import { simNumberOf } from '@/store/stock/sims/sim';
import { isCancelledChallan, keptOfLine, type Challan, type Goods } from '@/store/stock/challans/challan';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import {
  contentsAt,
  isStocked,
  NOTHING,
  selectComing,
  selectContents,
  type StockContents,
  type Uncounted,
} from '@/store/stock/onHand/contents';

type Counted = Goods & { qty: number };

const item = ({ productName, model = '', qty }: Counted): ExpectedItem => ({ productName, model, qty });
const ofKind = (goods: readonly Counted[], isOf: (kind: Goods['kind']) => boolean) =>
  goods.filter(({ kind }) => isOf(kind)).map(item);

/** What is at a place as the tabs of the details dialog have it; what is of no kind of its own counts as an accessory. */
function detailsOf({ devices, sims, bins, uncounted }: StockContents): ExpectedDetails {
  const counted = [...bins, ...uncounted.filter(({ kind }) => !isScanned(kind))];
  return {
    devices: devices.map(({ id, productName, model = '', serialNo = '' }) => ({
      productName,
      model,
      imei: id,
      serialNo,
    })),
    accessories: ofKind(counted, (kind) => kind !== 'Controller' && kind !== 'Lock'),
    controllers: ofKind(counted, (kind) => kind === 'Controller'),
    locks: ofKind(counted, (kind) => kind === 'Lock'),
    sims: sims.map((sim) => {
      const { at, id } = holderOf(sim);
      return { provider: sim.provider, number: simNumberOf(sim), ...(at === 'device' && { imei: id }) };
    }),
    unscanned: uncounted.flatMap(({ kind, ...goods }) =>
      isScanned(kind) ? [{ ...item({ ...goods, kind }), kind }] : [],
    ),
  };
}

/** Whether somebody answered all of a challan and took nothing of it. */
const isDeclined = ({ status, lines }: Challan): boolean =>
  status === 'Closed' && lines.every((line) => keptOfLine(line) === 0);

/** The challan that each installer was offered last, but for those of which nothing came into the bag. */
const selectLastOffers = createSelector([selectChallans], (challans) => {
  const last = new Map<string, Challan>();
  for (const challan of challans)
    if (
      challan.to.at === 'installer' &&
      challan.to.id !== undefined &&
      !isCancelledChallan(challan) &&
      !isDeclined(challan)
    )
      last.set(challan.to.id, challan);
  return last;
});

/** The bags of the installers that hold something, or to whom something is on its way. */
export const selectBags = createSelector(
  [selectInstallers, selectContents, selectLastOffers],
  (installers, contents, offers): InstallerBag[] =>
    installers.flatMap(({ id, number, name }) => {
      const held = contentsAt(contents, { at: 'installer', id });
      const offer = offers.get(id);
      if (!isStocked(held) && offer?.status !== 'Offered') return [];
      return [
        { id, number, name, givenDate: offer?.offeredOn, acceptedDate: offer?.answeredOn, details: detailsOf(held) },
      ];
    }),
);

/** What each branch holds. */
export const selectBranchStocks = createSelector(
  [selectBranches, selectContents],
  (branches, contents): BranchStock[] =>
    branches.map(({ id, number, branch }) => ({
      id,
      number,
      branch,
      details: detailsOf(contentsAt(contents, { at: 'branch', id })),
    })),
);

/** What manufacturers have on its way to us, and to our branches: all that requests in transit still bring. */
export const selectManufacturers = createSelector([selectComing], (coming): ManufacturerStock[] => {
  const rows = new Map<string, Pick<ManufacturerStock, 'manufacturer' | 'status'> & { uncounted: Uncounted[] }>();
  for (const { line, request, ...goods } of coming) {
    const status = request.branchId === undefined ? 'Given to vendor' : 'Given to branch';
    const key = `${line.vendorId}:${request.branchId ?? ''}`;
    const row = rows.get(key) ?? { manufacturer: line.vendor, status, uncounted: [] };
    rows.set(key, row);
    row.uncounted.push(goods);
  }
  return [...rows].map(([id, { uncounted, ...row }], place) => ({
    id,
    number: place + 1,
    ...row,
    details: detailsOf({ ...NOTHING, uncounted }),
  }));
});
