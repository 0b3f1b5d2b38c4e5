import type { Business } from './business';
import { plateText, unspaced } from '@/store/typedNumbers';
import { clientOf, type Job } from '@/store/jobs/job';
import { selectJobs } from '@/store/jobs/jobsSlice';
import { selectVehicles, type Vehicle } from '@/store/vehicles/vehiclesSlice';

/** How many hits of each kind the header's search shows at most: more of what is typed narrows them down. */
const MOST = { vehicles: 5, clients: 3, jobs: 3 };

/** A client's company, with how many of its vehicles do not work. */
interface ClientHit {
  company: string;
  vehicles: number;
}

export interface CareHits {
  vehicles: readonly Vehicle[];
  clients: readonly ClientHit[];
  jobs: readonly Job[];
}

const plain = (text: string) => unspaced(text).toLowerCase();

const registrationOf = ({ request }: Job) => (request.kind === 'service' ? request.registrationNo : '');

function clientHits(vehicles: readonly Vehicle[], matches: (...texts: readonly string[]) => boolean): ClientHit[] {
  const wanted = vehicles.filter(({ company, client }) => matches(company, client));
  const companies = [...new Set(wanted.map(({ company }) => company))]
    .toSorted((a, b) => a.localeCompare(b))
    .slice(0, MOST.clients);
  return companies.map((company) => ({
    company,
    vehicles: vehicles.filter((vehicle) => vehicle.company === company).length,
  }));
}

/**
 * The vehicles (by number or IMEI), clients (by company or person) and jobs (by number, client, location or vehicle) of
 * customer care that hold what was typed, compared without spaces and case; nothing for a blank text.
 */
export function searchCare(business: Pick<Business, 'vehicles' | 'jobs'>, typed: string): CareHits {
  const wanted = plain(plateText(typed));
  if (wanted === '') return { vehicles: [], clients: [], jobs: [] };
  const matches = (...texts: readonly string[]) => texts.some((text) => plain(text).includes(wanted));
  const vehicles = selectVehicles(business);
  const jobMatches = (job: Job) =>
    matches(`Job ${job.number}`, clientOf(job), job.request.companyName, job.request.location, registrationOf(job));
  return {
    vehicles: vehicles.filter(({ vehicleNo, imei }) => matches(vehicleNo, imei)).slice(0, MOST.vehicles),
    clients: clientHits(vehicles, matches),
    jobs: selectJobs(business).filter(jobMatches).slice(0, MOST.jobs),
  };
}
