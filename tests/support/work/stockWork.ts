// What people of a busy office say of the stock.
import type { Business } from '@/store/business/business';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import {
  challanAnswered,
  challanCancelled,
  challanOffered,
  ewayBillEntered,
  handoverVerified,
  transferCredited,
} from '@/store/facts/challans';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/facts/devices';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import { type Holder, STORE } from '@/store/kit/movements/holder';
import {
  countBegun,
  countCancelled,
  countSettled,
  goodsCorrected,
  goodsCounted,
  scansRemoved,
  stockCounted,
  thingCorrected,
} from '@/store/facts/counts';
import { countLines, foundOf } from '@/store/stock/counts/countLines';
import { settledRefusal } from '@/store/stock/counts/countRules';
import { goodsLines } from '@/store/stock/counts/goodsLines';
import { openCredit } from '@/store/billing/transfers/creditRules';
import { companyNow } from '@/store/billing/company/company';
import { gstinOf } from '@/store/kit/typed/gstin';
import { isInvoiced, isOpenChallan } from '@/store/stock/challans/challan';
import { holderOf } from '@/store/kit/movements/move';
import { CONFIGURED_ACTIONS, CONFIGURED_NAMES } from '@/store/stock/configured/configured';
import { selectReceived } from '@/store/stock/onHand/returns';
import { DAY, oneOf, rowOf } from './chance';
import type { Work } from './work';

const DELHI = { at: 'branch', id: 'branch-1' } as const;

/** The devices that are in such a place. */
const idsAt = ({ entities }: Business['devices'], place: Holder['at']) =>
  Object.values(entities).flatMap((one) => (holderOf(one).at === place ? [one.id] : []));

/** What people say of devices, SIMs, challans, branches and installers. */
export const stockWork: Work = {
  adding: [
    (_, below) => branchAdded({ branch: `Branch ${below(1_000_000)}` }),
    (_, below) => installerAdded({ name: `Installer ${below(1_000_000)}` }),
    (_, below) =>
      openingStockCounted(
        [
          {
            place: STORE,
            devices: [{ imei: String(100_000_000_000_000 + below(1_000_000)), productName: 'OBD tracker' }],
          },
        ],
        DAY,
      ),
    (_, below) => branchesImported({ added: [{ branch: `Branch ${below(1_000_000)}` }], edits: [] }),
    (_, below) => installersImported({ added: [{ name: `Installer ${below(1_000_000)}` }], edits: [] }),
  ],
  changing: [
    ({ installers }, below) => {
      // The bag of somebody who has nothing is settled at once.
      const bag = { at: 'installer' as const, id: oneOf(installers.ids, below) ?? '' };
      return below(2) === 0 ? countBegun(oneOf([STORE, DELHI, bag], below) ?? bag, DAY) : undefined;
    },
    ({ counts, devices }, below) => {
      const count = rowOf(counts, below);
      return count && stockCounted(count.id, [oneOf(devices.ids, below) ?? '1', String(below(1_000))]);
    },
    ({ counts }, below) => {
      const count = rowOf(counts, below);
      return count && scansRemoved(count.id, count.scanned.slice(0, 1 + below(3)));
    },
    (business, below) => {
      const count = rowOf(business.counts, below);
      const line = count && oneOf(countLines(business, count), below);
      if (!count || !line?.device) return undefined;
      const isMissing = line.finding === 'Missing';
      const to = isMissing ? { at: 'lost' as const } : count.place;
      const correction = isMissing ? 'Lost' : 'Found here';
      return thingCorrected(count.id, { device: line.device.id, correction, to, why: 'Counted' }, DAY);
    },
    (business, below) => {
      const count = rowOf(business.counts, below);
      const line = count && oneOf(goodsLines(business, count), below);
      return count && line && goodsCounted(count.id, [{ ...line.goods, qty: below(3) }]);
    },
    (business, below) => {
      const count = rowOf(business.counts, below);
      const line = count && oneOf(goodsLines(business, count), below);
      if (!line || line.off === 0) return undefined;
      const settled =
        line.off > 0
          ? { correction: 'Found here' as const, to: count.place }
          : { correction: 'Lost' as const, to: { at: 'lost' as const } };
      return goodsCorrected(
        count.id,
        { ...line.goods, ...settled, qty: Math.abs(line.off), at: count.place, why: 'Counted' },
        DAY,
      );
    },
    (business, below) => {
      const counts = Object.values(business.counts.entities);
      // Of the few of which nothing is left, so that some are in each story; an empty bag is settled at once.
      const ready = counts.filter(
        (count) => count.status === 'Begun' && !settledRefusal(business, count, foundOf(business, count), DAY),
      );
      const count = oneOf(ready.length > 0 ? ready : counts, below);
      return count && countSettled(count.id, foundOf(business, count), DAY);
    },
    ({ counts }, below) => (below(8) === 0 ? countCancelled(oneOf(counts.ids, below) ?? '') : undefined),
    (business, below) => {
      const device = oneOf(selectReceived(business), below);
      return device && device.actionStatus !== 'received' ? handoverVerified([device], device.actionStatus) : undefined;
    },
    ({ devices }, below) =>
      challanOffered(
        {
          from: STORE,
          to: DELHI,
          lines: [{ device: oneOf(devices.ids, below), qty: 1 }],
          declared: [{ product: 'OBD tracker', hsn: '852691', value: 1 + below(1_000_000) / 100 }],
        },
        DAY,
      ),
    ({ challans }, below) => {
      // Mostly one with a tax invoice, of which there are few.
      const invoiced = Object.values(challans.entities).filter((one) => isInvoiced(one) && isOpenChallan(one));
      const challan = below(4) === 0 ? rowOf(challans, below) : oneOf(invoiced, below);
      const answers = challan?.lines.map(({ outcome: _pending, ...line }, place) => ({
        ...line,
        line: place,
        ...(below(2) === 0 ? { outcome: 'Declined' as const, reason: 'Wet' } : { outcome: 'Accepted' as const }),
      }));
      return challan && answers && challanAnswered(challan, answers, DAY);
    },
    ({ challans }, below) => {
      const challan = rowOf(challans, below);
      return challan && challanCancelled(challan, DAY);
    },
    ({ challans }, below) => {
      const due = Object.values(challans.entities).filter((one) => openCredit(one) !== undefined);
      const challan = oneOf(due, below) ?? rowOf(challans, below);
      return challan && transferCredited(challan, DAY);
    },
    ({ challans }, below) => {
      const challan = rowOf(challans, below);
      return challan && ewayBillEntered(challan, { no: String(181_000_000_000 + below(1_000)), on: DAY });
    },
    ({ devices, sims }, below) => {
      const inStore = Object.values(devices.entities).filter((one) => holderOf(one).at === 'store');
      const device = oneOf(inStore, below);
      const loose = Object.values(sims.entities).filter((one) => holderOf(one).at === 'store');
      return device && simPaired(device, oneOf(loose, below)?.id, DAY);
    },
    ({ devices }, below) =>
      (oneOf([deviceSentToRepair, deviceLost, deviceScrapped], below) ?? deviceLost)(
        oneOf(devices.ids, below) ?? '',
        'Rain',
        DAY,
      ),
    // Of the few that can come back, so that some do in each story.
    ({ devices }, below) => {
      const id = oneOf(idsAt(devices, 'repairer'), below);
      return id === undefined ? undefined : deviceRepaired(id, 'Rain', DAY);
    },
    ({ devices }, below) => {
      const id = oneOf(idsAt(devices, 'lost'), below);
      return id === undefined ? undefined : deviceFound(id, 'Rain', DAY);
    },
    ({ sims }, below) =>
      (oneOf([simActivated, simSuspended, simDeactivated], below) ?? simActivated)(
        oneOf(sims.ids, below) ?? '',
        undefined,
        DAY,
      ),
    () => branchEdited('branch-1', { was: { stateCode: '07' }, to: { stateCode: '27' } }),
    // Registered by itself, under the PAN of the company, and seldom not any more.
    ({ company, branches }, below) => {
      const { gstin = null, address = null, stateCode = null } = branches.entities['branch-1'] ?? {};
      const pan = companyNow({ company }).gstin.slice(2, 12) || 'AAHCT6129L';
      const registered = { gstin: gstinOf('07', pan), address: 'Okhla, New Delhi', stateCode: '07' };
      const to = below(6) === 0 ? { gstin: null, address: null, stateCode: '07' } : registered;
      return branchEdited('branch-1', { was: { gstin, address, stateCode }, to });
    },
    () => installerEdited('installer-1', { was: { mobile: null }, to: { mobile: '9820012345' } }),
    ({ configured }, below) => {
      const device = rowOf(configured, below);
      return (
        device &&
        deviceAssigned(device, {
          action: oneOf(CONFIGURED_ACTIONS, below) ?? 'Select',
          selectName: oneOf(CONFIGURED_NAMES, below) ?? 'Select',
        })
      );
    },
    ({ configured }, below) => {
      const devices = [rowOf(configured, below), rowOf(configured, below)].flatMap((device) => device ?? []);
      return devicesRenamed([...new Set(devices)], oneOf(CONFIGURED_NAMES, below) ?? 'Select');
    },
  ],
  deleting: [
    ({ configured }, below) => {
      const device = rowOf(configured, below);
      return device && devicesDeleted([device]);
    },
  ],
};
