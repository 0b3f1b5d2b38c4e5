import {
  totalProducts,
  units,
  type BranchStock,
  type ExpectedDetails,
  type InstallerBag,
  type ManufacturerStock,
} from '@/store/stock/expected/expected';
import { paths } from '@/paths';
import { columnsOf } from '@/ui/columns';

type Opened<Row> = { viewDetails: (row: Row) => void };

const productsOf = ({ details }: { details: ExpectedDetails }) => totalProducts(details);
const unitsOf = ({ details }: { details: ExpectedDetails }) => units(details);

const bag = columnsOf<InstallerBag>();

/** The columns of the installers' bags. */
export const bagColumns = (on: Opened<InstallerBag>) => [
  {
    ...bag.linkedText(
      'name',
      'Name',
      ({ name }) => name,
      ({ number }) => paths.stocks.bagOf(number),
    ),
    filtered: true,
  },
  bag.count('total-products', 'Total Products', productsOf),
  bag.count('units-of-products', 'Units of Products', unitsOf),
  bag.date('given-date', 'Given Date', ({ givenDate }) => givenDate),
  bag.date('accepted-date', 'Accepted Date', ({ acceptedDate }) => acceptedDate),
  bag.button('view-details', 'View Details', 'View Details', on.viewDetails),
];

const branch = columnsOf<BranchStock>();

/** The columns of the branches; there is none for the details, so the name opens them. */
export const expectedBranchColumns = (on: Opened<BranchStock>) => [
  branch.openingText('branch', 'Branch', (row) => row.branch, on.viewDetails),
  branch.count('total-products', 'Total Products', productsOf),
  branch.count('units', 'Units', unitsOf),
];

const manufacturer = columnsOf<ManufacturerStock>();

/** The columns of the manufacturers. */
export const manufacturerColumns = (on: Opened<ManufacturerStock>) => [
  manufacturer.party('manufacturer', 'Manufacturer', (row) => row.manufacturer),
  manufacturer.count('total-products', 'Total Products', productsOf),
  manufacturer.count('units', 'Units', unitsOf),
  manufacturer.button('view-details', 'View Details', 'View Details', on.viewDetails),
  manufacturer.badge('status', 'Status', ({ status }) => status, {
    'Given to vendor': 'grey',
    'Given to branch': 'grey',
  }),
];
