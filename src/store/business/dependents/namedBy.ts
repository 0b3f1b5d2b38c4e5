import { formatMonth } from '@/format';
import { billName } from '@/store/billing/bills/bill';
import type { Noun, RowOf } from '@/store/business/business';
import type { Job } from '@/store/care/jobs/job';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import type { Holder } from '@/store/kit/movements/holder';
import type { Moved } from '@/store/kit/movements/move';
import type { Numbered } from '@/store/kit/table';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

type Named = readonly (string | undefined)[];

/** That rows of a table name records of another one: which, and what is said of such a row. */
interface Naming {
  table: Noun;
  names: (row: Numbered) => Named;
  words: (row: Numbered) => string;
}

/** Cast, as a list of tables forgets whose rows each has. */
const naming = <Name extends Noun>(
  table: Name,
  names: (row: RowOf<Name>) => Named,
  words: (row: RowOf<Name>) => string,
): Naming => ({ table, names, words }) as Naming;

const ofAccount = ({ accountId }: { accountId: string }) => [accountId];
const ofVehicle = ({ vehicleId }: { vehicleId: string }) => [vehicleId];
const ofCompany = ({ companyId }: { companyId?: string | undefined }) => [companyId];
const onLines = ({ lines }: { lines: readonly { vehicleId?: string | undefined }[] }) =>
  lines.map(({ vehicleId }) => vehicleId);
const uses = ({ docNo }: { docNo: string }) => `${docNo} uses it.`;
const written = () => 'its client was written to about it.';
const waived = () => 'something was waived for it.';
const ownersOf = ({ accountId, past = [] }: Vehicle) => [accountId, ...past.map((then) => then.accountId)];
const visitorsOf = ({ visit, outcomes = [], failedVisits = [] }: Job) =>
  [visit, ...outcomes, ...failedVisits].map((one) => one?.installerId);

const DOCUMENTS = ['receipts', 'proformas', 'creditNotes', 'debitNotes', 'refundVouchers'] as const;

const LETTERS = ['reminders', 'notices', 'sentDocuments'] as const;

const onDocuments = (
  names: (row: { accountId: string; companyId?: string | undefined }) => Named,
): readonly Naming[] => [
  naming('bills', names, (bill) => `${billName(bill)} uses it.`),
  ...DOCUMENTS.map((table) => naming(table, names, uses)),
];

/** What names a place of its kind: each reads behind the name of the place. */
function atPlace(kind: Holder['at']): readonly Naming[] {
  const idOf = ({ at, id }: Holder) => (at === kind ? id : undefined);
  const placeOf = ({ place }: { place: Holder }) => [idOf(place)];
  const wentTo = ({ moves }: Moved) => moves.map(({ to }) => idOf(to));
  return [
    naming(
      'challans',
      ({ from, to }) => [idOf(from), idOf(to)],
      ({ number }) => `challan ${number} is about it.`,
    ),
    naming('bins', placeOf, ({ productName }) => `${productName} was put there.`),
    naming('devices', wentTo, ({ id }) => `IMEI ${id} was put there.`),
    naming('sims', wentTo, ({ id }) => `SIM ${id} was put there.`),
    naming('counts', placeOf, ({ number }) => `count ${number} was begun there.`),
  ];
}

/** Who names the records of a table: as long as a row does, no Undo unmakes the record. */
export const NAMED_BY: { readonly [Name in Noun]?: readonly Naming[] } = {
  vendors: [
    naming(
      'requests',
      ({ products }) => products.map(({ vendorId }) => vendorId),
      ({ number }) => `stock request ${number} is about it.`,
    ),
  ],
  branches: [
    ...atPlace('branch'),
    naming(
      'requests',
      ({ branchId }) => [branchId],
      ({ number }) => `stock request ${number} goes there.`,
    ),
    naming(
      'installers',
      ({ branchId }) => [branchId],
      ({ name }) => `${name} works there.`,
    ),
  ],
  installers: [...atPlace('installer'), naming('jobs', visitorsOf, ({ number }) => `job ${number} was given to them.`)],
  accounts: [
    naming(
      'deactivations',
      ({ accountId }) => [accountId],
      ({ deactivate }) => `the account was deactivated since (${deactivate}).`,
    ),
    ...onDocuments(ofAccount),
    naming('openings', ofAccount, () => 'it has an opening balance.'),
    naming('waivers', ofAccount, waived),
    naming('vehicles', ownersOf, ({ vehicleNo }) =>
      isUnassigned(vehicleNo) ? 'a vehicle that is to be assigned came to it.' : `${vehicleNo} came to it.`,
    ),
    naming(
      'jobs',
      ({ request }) => [request.accountId],
      ({ number }) => `job ${number} is for it.`,
    ),
    ...LETTERS.map((table) => naming(table, ofAccount, written)),
  ],
  vehicles: [
    naming(
      'devices',
      ({ moves }) => moves.map(({ to }) => (to.at === 'vehicle' ? to.id : undefined)),
      ({ id }) => `IMEI ${id} was fitted in it.`,
    ),
    naming('subscriptions', ofVehicle, () => 'the vehicle has a subscription.'),
    naming('deletions', ofVehicle, ({ vehicleNo }) => `the deletion of ${vehicleNo} was asked for.`),
    naming(
      'jobs',
      ({ outcomes = [] }) => outcomes.map(({ vehicleId }) => vehicleId),
      ({ number }) => `job ${number} was done at it.`,
    ),
    naming(
      'jobs',
      ({ request }) => request.vehicleIds ?? [],
      ({ number }) => `job ${number} is about it.`,
    ),
    naming('bills', onLines, (bill) => `${billName(bill)} uses it.`),
    naming('proformas', onLines, uses),
    naming('waivers', ({ vehicleId }) => [vehicleId], waived),
    naming('notices', ({ recordIds }) => recordIds, written),
  ],
  messages: [
    naming(
      'notices',
      ({ recordIds }) => recordIds,
      () => 'the office was asked to send it.',
    ),
  ],
  company: [
    ...onDocuments(ofCompany),
    naming(
      'periods',
      ({ companyId, opened }) => (opened ? [] : [companyId]),
      ({ month }) => `${formatMonth(month)} was closed with it.`,
    ),
    naming('challans', ofCompany, ({ number }) => `challan ${number} uses it.`),
    naming('requests', ofCompany, ({ number }) => `stock request ${number} uses it.`),
  ],
};
