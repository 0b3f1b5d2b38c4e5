import { paths } from '@/paths';
import { formatDate } from '@/format';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { itgcIdOf } from '@/store/stock/devices/device';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { pastedMobile } from '@/store/kit/typed/mobile';
import { custodyOf } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { simNumberOf } from '@/store/stock/sims/sim';
import { selectSims } from '@/store/stock/sims/simsSlice';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { nounIndex, type RecordIndex } from './recordIndex';

const { stocks, vendors } = paths;

const vendorsIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.vendors.many,
    place: vendors.list,
    rows: selectVendors,
    words: ({ name, gstNo, panNo, phone, accountNo }) => ({
      identifiers: [gstNo, panNo, pastedMobile(phone), accountNo],
      names: [name],
    }),
    choice: (vendor) => ({ title: vendor.name, detail: vendor.gstNo, to: RECORD_PLACES.vendors(vendor) }),
  });

const requestsIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.requests.many,
    place: stocks.requested,
    rows: selectRequests,
    words: ({ number, products }) => ({
      identifiers: [String(number)],
      names: [`Stock request ${number}`, ...products.map(({ vendor }) => vendor)],
    }),
    choice: (request) => ({
      title: `Stock request ${request.number}`,
      detail: [
        ...new Set(request.products.map(({ vendor }) => vendor)),
        formatDate(request.orderDate),
        request.status,
      ].join(', '),
      to: RECORD_PLACES.requests(request),
    }),
  });

const devicesIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.devices.many,
    place: stocks.devices,
    rows: selectDevices,
    words: (device) => ({
      identifiers: [device.id, itgcIdOf(device), ...(device.serialNo ? [device.serialNo] : [])],
      names: [],
    }),
    choice: (device) => ({
      title: itgcIdOf(device),
      detail: `${device.productName}, IMEI ${device.id}, ${custodyOf(holderOf(device))}`,
      to: RECORD_PLACES.devices(device),
    }),
  });

const simsIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.sims.many,
    place: stocks.devices,
    rows: selectSims,
    words: ({ id, msisdn }) => ({ identifiers: [id, ...(msisdn ? [msisdn] : [])], names: [] }),
    choice: (sim) => ({
      title: simNumberOf(sim),
      detail: `${sim.provider} SIM, ${sim.status}`,
      to: RECORD_PLACES.sims(sim),
    }),
  });

const challansIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.challans.many,
    place: stocks.challans,
    rows: selectChallans,
    words: ({ number }) => ({ identifiers: [String(number)], names: [`Challan ${number}`] }),
    choice: (challan) => ({
      title: `Challan ${challan.number}`,
      detail: `${formatDate(challan.offeredOn)}, ${challan.status}`,
      to: RECORD_PLACES.challans(challan),
    }),
  });

const installersIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.installers.many,
    place: stocks.bags,
    rows: selectInstallers,
    words: ({ name, mobile }) => ({ identifiers: mobile ? [mobile] : [], names: [name] }),
    choice: (installer) => ({ title: installer.name, detail: 'Installer', to: RECORD_PLACES.installers(installer) }),
  });

const branchesIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.branches.many,
    place: stocks.branches,
    rows: selectBranches,
    words: ({ branch }) => ({ identifiers: [], names: [branch] }),
    choice: (branch) => ({ title: branch.branch, detail: 'Branch', to: RECORD_PLACES.branches(branch) }),
  });

/** The vendors, and what the stock area lists. */
export const stockIndex = (): RecordIndex => [
  vendorsIndex(),
  requestsIndex(),
  devicesIndex(),
  simsIndex(),
  challansIndex(),
  installersIndex(),
  branchesIndex(),
];
