import { paths } from '@/paths';
import { formatDate } from '@/format';
import { NOUN_WORDS } from '@/store/business/nounWords';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import { selectConfigured } from '@/store/configured/configuredSlice';
import { selectBags } from '@/store/expected/bagsSlice';
import { selectBranches } from '@/store/expected/branchesSlice';
import type { ExpectedDetails } from '@/store/expected/expected';
import { selectManufacturers } from '@/store/expected/manufacturersSlice';
import { pastedMobile } from '@/store/mobile';
import { selectReceived } from '@/store/received/receivedSlice';
import { selectRequests } from '@/store/requests/requestsSlice';
import type { Numbered } from '@/store/table';
import { selectVendors } from '@/store/vendors/vendorsSlice';
import { nounIndex, type Findable, type RecordIndex } from './recordIndex';

const { stocks, vendors } = paths;

const inside = ({ devices, sims }: ExpectedDetails) => [
  ...devices.flatMap(({ imei, serialNo }) => [imei, serialNo]),
  ...sims.map(({ number }) => number),
];

/** Places that hold expected stock, found by their names and by all that is in them. */
const expected = <Row extends Numbered & { details: ExpectedDetails }>(
  kind: string,
  place: string,
  rows: Findable<Row>['rows'],
  name: (row: Row) => string,
  to: (row: Row) => string,
) =>
  nounIndex<Row>({
    kind,
    place,
    rows,
    words: (row) => ({ identifiers: inside(row.details), names: [name(row)] }),
    choice: (row) => ({ title: name(row), detail: 'Expected stock', to: to(row) }),
  });

/** The vendors, and what the stock area lists. */
export const stockIndex = (): RecordIndex => [
  nounIndex({
    kind: NOUN_WORDS.vendors.many,
    place: vendors.list,
    rows: selectVendors,
    words: ({ name, gstNo, panNo, phone, accountNo }) => ({ identifiers: [gstNo, panNo, pastedMobile(phone), accountNo], names: [name] }),
    choice: (vendor) => ({ title: vendor.name, detail: vendor.gstNo, to: RECORD_PLACES.vendors(vendor) }),
  }),
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
      detail: [...new Set(request.products.map(({ vendor }) => vendor)), formatDate(request.orderDate), request.status].join(', '),
      to: RECORD_PLACES.requests(request),
    }),
  }),
  nounIndex({
    kind: NOUN_WORDS.received.many,
    place: stocks.received,
    rows: selectReceived,
    words: ({ itgcId, imei, serialNo }) => ({ identifiers: [itgcId, imei, serialNo], names: [] }),
    choice: (device) => ({
      title: device.itgcId,
      detail: `${device.productName}, IMEI ${device.imei}, ${device.status}`,
      to: RECORD_PLACES.received(device),
    }),
  }),
  nounIndex({
    kind: NOUN_WORDS.configured.many,
    place: stocks.configured,
    rows: selectConfigured,
    words: ({ itgcId, deviceIMEI, usedSim }) => ({ identifiers: [itgcId, deviceIMEI, usedSim], names: [] }),
    choice: (device) => ({
      title: device.itgcId,
      detail: `${device.productName}, IMEI ${device.deviceIMEI}, SIM ${device.usedSim}`,
      to: RECORD_PLACES.configured(device),
    }),
  }),
  expected(NOUN_WORDS.bags.many, stocks.expected, selectBags, ({ name }) => name, RECORD_PLACES.bags),
  expected(NOUN_WORDS.branches.many, stocks.branches, selectBranches, ({ branch }) => branch, RECORD_PLACES.branches),
  expected(NOUN_WORDS.manufacturers.many, stocks.manufacturer, selectManufacturers, ({ manufacturer }) => manufacturer, RECORD_PLACES.manufacturers),
];
