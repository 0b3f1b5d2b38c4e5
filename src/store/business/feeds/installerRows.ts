import type { Noun } from '@/store/business/business';
import type { AccountRow } from '@/store/clients/accounts/account';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { usualWork } from '@/store/care/scheduling/firstLines';
import { accountOfJob } from '@/store/care/scheduling/jobAccount';
import { isWithInstaller, type Job } from '@/store/care/jobs/job';
import { servicePlate } from '@/store/care/jobs/jobSubject';
import { byKey } from '@/store/kit/byKey';
import { holderKey, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import type { Bin } from '@/store/stock/bins/bin';
import { isOpenChallan, type Challan } from '@/store/stock/challans/challan';
import type { Device } from '@/store/stock/devices/device';
import type { Sim } from '@/store/stock/sims/sim';
import { askedOf } from '@/store/vehicles/deletions/deletionsSlice';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { challanFor } from './goodsValues';
import { cutAccount, cutDevice, cutInstaller, cutNamedVehicle, cutSim, cutVehicle } from './installerCuts';
import type { InstallersBusiness } from './installerNouns';

/** How many of his jobs that are closed he has at hand, and how many of the challans that are. */
const MOST_PAST = 50;

const jobsOf = byKey<Job>(({ visit }) => visit?.installerId);
const challansOf = byKey<Challan>(({ from, to }) => [...new Set([holderKey(from), holderKey(to)])]);
const devicesAt = byKey<Device>((device) => holderKey(holderOf(device)));
const simsAt = byKey<Sim>((sim) => holderKey(holderOf(sim)));
const binsAt = byKey<Bin>(({ place }) => holderKey(place));

type Rows = { [Name in Noun]?: readonly { id: string; number: number }[] };

/** The day (ISO date) of the last visit of a job. */
const lastVisitOf = ({ outcomes = [], failedVisits = [], visit, raisedOn }: Job): string =>
  [...outcomes, ...failedVisits, ...(visit ? [visit] : [])].reduce((last, { on }) => (on > last ? on : last), raisedOn);

/** Those of some rows that were over last, by their days. */
const latest = <Row extends { number: number }>(rows: readonly Row[], dayOf: (row: Row) => string): readonly Row[] =>
  rows
    .map((row) => ({ row, on: dayOf(row) }))
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.row.number - other.row.number)
    .slice(-MOST_PAST)
    .map(({ row }) => row);

/** The vehicles that a job names. */
function vehiclesNamed(business: InstallersBusiness, job: Job): readonly Vehicle[] {
  const { request, outcomes = [] } = job;
  const ids = [...(request.vehicleIds ?? []), ...outcomes.map(({ vehicleId }) => vehicleId)];
  const plate = servicePlate(job);
  const plated = plate === undefined ? undefined : openVehicle(business, plate);
  return [...ids.flatMap((id) => business.vehicles.entities[id] ?? []), ...(plated ? [plated] : [])];
}

/** Where a job names fewer vehicles than it is about, those of its client among which they may be: at which its work can be done. */
function vehiclesMeant(business: InstallersBusiness, job: Job, account: AccountRow | undefined): readonly Vehicle[] {
  const { request } = job;
  const isMeant = request.kind === 'service' || (request.vehicleIds?.length ?? 0) >= request.noOfInstallation;
  if (isMeant || !account) return [];
  const isFitted = usualWork(job) !== 'Fitted';
  return vehiclesOfAccount(business.vehicles, account.id).filter(
    ({ id }) => (deviceInside(business, id) !== undefined) === isFitted,
  );
}

const isOther = (holder: Holder, own: string) => holder.at === 'installer' && holder.id !== own;

/** The rows that an installer reads: his jobs with what a visit needs, his bag, and the challans from and to him. */
export function installerRows(business: InstallersBusiness, installerId: string): Rows {
  const bag = holderKey({ at: 'installer', id: installerId });
  const all = jobsOf.of(business.jobs, installerId);
  const open = all.filter(isWithInstaller);
  const closed = all.filter((job) => !isWithInstaller(job));
  const jobs = [...open, ...latest(closed, lastVisitOf)];
  const visits = open.map((job) => ({ job, account: accountOfJob(business, job) }));
  const accounts = visits.flatMap(({ account }) => account ?? []);
  const named = visits.flatMap(({ job }) => vehiclesNamed(business, job));
  const meant = visits.flatMap(({ job, account }) => vehiclesMeant(business, job, account));
  const vehicles = [...meant, ...named];
  const moved = challansOf.of(business.challans, bag);
  const waiting = moved.filter(isOpenChallan);
  const past = latest(
    moved.filter((challan) => !isOpenChallan(challan)),
    ({ answeredOn, offeredOn }) => answeredOn ?? offeredOn,
  );
  const challans = [...waiting, ...past];
  const inLines = (some: readonly Challan[]) => {
    const lines = some.flatMap((challan) => challan.lines);
    return {
      devices: lines.flatMap(({ device = '' }) => business.devices.entities[device] ?? []),
      sims: lines.flatMap(({ sim = '' }) => business.sims.entities[sim] ?? []),
    };
  };
  const [onTheWay, over] = [inLines(waiting), inLines(past)];
  const devices = [
    ...devicesAt.of(business.devices, bag),
    ...vehicles.flatMap(({ id }) => deviceInside(business, id) ?? []),
    ...onTheWay.devices,
  ];
  const sims = [
    ...simsAt.of(business.sims, bag),
    ...devices.flatMap(({ simId = '' }) => business.sims.entities[simId] ?? []),
    ...onTheWay.sims,
  ];
  const others = challans.flatMap(({ from, to }) =>
    [from, to].flatMap((end) => (isOther(end, installerId) ? (business.installers.entities[end.id ?? ''] ?? []) : [])),
  );
  const own = business.installers.entities[installerId];
  return {
    installers: [...(own ? [own] : []), ...others.map((row) => cutInstaller(row))],
    jobs,
    accounts: accounts.map((row) => cutAccount(row)),
    // Of what comes twice the last stands.
    vehicles: [...meant.map((row) => cutVehicle(row)), ...named.map((row) => cutNamedVehicle(row))],
    subscriptions: vehicles.flatMap(({ id }) => subscriptionsOf(business.subscriptions, id)),
    deletions: vehicles.flatMap(({ id }) => askedOf(business.deletions, id) ?? []),
    challans: challans.map((row) => challanFor('installer', row)),
    devices: [...over.devices.map((row) => cutDevice(row, bag)), ...devices],
    sims: [...over.sims.map((row) => cutSim(row, bag)), ...sims],
    bins: binsAt.of(business.bins, bag),
  };
}
