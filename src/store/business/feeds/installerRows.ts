import type { Noun } from '@/store/business/business';
import type { AccountRow } from '@/store/clients/accounts/account';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
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
import { cutAccount, cutInstaller, cutVehicle } from './installerCuts';
import type { InstallersBusiness } from './installerNouns';

/** How many of his jobs that are closed he has at hand, and how many of the challans that are. */
const MOST_PAST = 50;

const jobsOf = byKey<Job>(({ visit }) => visit?.installerId);
const challansOf = byKey<Challan>(({ from, to }) => [...new Set([holderKey(from), holderKey(to)])]);
const devicesAt = byKey<Device>((device) => holderKey(holderOf(device)));
const simsAt = byKey<Sim>((sim) => holderKey(holderOf(sim)));
const binsAt = byKey<Bin>(({ place }) => holderKey(place));

type Rows = { [Name in Noun]?: readonly { id: string; number: number }[] };

/** The newest of some rows, which stand in the order of their numbers. */
const newest = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(-MOST_PAST);

/** The vehicles of a job: those that it names; where it names none, those of its client among which it may be. */
function vehiclesOf(business: InstallersBusiness, job: Job, account: AccountRow | undefined): readonly Vehicle[] {
  const { request, outcomes = [] } = job;
  const ids = [...(request.vehicleIds ?? []), ...outcomes.map(({ vehicleId }) => vehicleId)];
  const plate = servicePlate(job);
  const plated = plate === undefined ? undefined : openVehicle(business, plate);
  const named = [...ids.flatMap((id) => business.vehicles.entities[id] ?? []), ...(plated ? [plated] : [])];
  const isMeant = request.kind === 'service' || (request.vehicleIds?.length ?? 0) >= request.noOfInstallation;
  return isMeant || !account ? named : [...named, ...vehiclesOfAccount(business.vehicles, account.id)];
}

const isOther = (holder: Holder, own: string) => holder.at === 'installer' && holder.id !== own;

/** The rows that an installer reads: his jobs with what a visit needs, his bag, and the challans from and to him. */
export function installerRows(business: InstallersBusiness, installerId: string): Rows {
  const bag = holderKey({ at: 'installer', id: installerId });
  const all = jobsOf.of(business.jobs, installerId);
  const open = all.filter(isWithInstaller);
  const jobs = [...open, ...newest(all.filter((job) => !isWithInstaller(job)))];
  const visits = open.map((job) => ({ job, account: accountOfJob(business, job) }));
  const accounts = visits.flatMap(({ account }) => account ?? []);
  const vehicles = visits.flatMap(({ job, account }) => vehiclesOf(business, job, account));
  const moved = challansOf.of(business.challans, bag);
  const challans = [...moved.filter(isOpenChallan), ...newest(moved.filter((challan) => !isOpenChallan(challan)))];
  const lines = challans.flatMap((challan) => challan.lines);
  const devices = [
    ...devicesAt.of(business.devices, bag),
    ...vehicles.flatMap(({ id }) => deviceInside(business, id) ?? []),
    ...lines.flatMap(({ device = '' }) => business.devices.entities[device] ?? []),
  ];
  const sims = [
    ...simsAt.of(business.sims, bag),
    ...devices.flatMap(({ simId = '' }) => business.sims.entities[simId] ?? []),
    ...lines.flatMap(({ sim = '' }) => business.sims.entities[sim] ?? []),
  ];
  const others = challans.flatMap(({ from, to }) =>
    [from, to].flatMap((end) => (isOther(end, installerId) ? (business.installers.entities[end.id ?? ''] ?? []) : [])),
  );
  const own = business.installers.entities[installerId];
  return {
    installers: [...(own ? [own] : []), ...others.map((row) => cutInstaller(row))],
    jobs,
    accounts: accounts.map((row) => cutAccount(row)),
    vehicles: vehicles.map((row) => cutVehicle(row)),
    subscriptions: vehicles.flatMap(({ id }) => subscriptionsOf(business.subscriptions, id)),
    deletions: vehicles.flatMap(({ id }) => askedOf(business.deletions, id) ?? []),
    challans,
    devices,
    sims,
    bins: binsAt.of(business.bins, bag),
  };
}
