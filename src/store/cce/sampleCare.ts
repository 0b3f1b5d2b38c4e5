import { additionTable } from './additionsSlice';
import { careRequestTable } from './careRequestsSlice';
import { deletionTable } from './deletionsSlice';
import { jobTable } from './jobsSlice';
import { outboxTable } from './outboxSlice';
import { requisitionTable } from './requisitionsSlice';
import { sampleAdditions, sampleDeletions } from './sampleChanges';
import { sampleJobs } from './sampleJobs';
import { sampleCareRequests, sampleRequisitions } from './sampleMaterials';
import { sampleOutbox } from './sampleOutbox';
import { sampleVehicles } from './sampleVehicles';
import { vehicleTable } from './vehiclesSlice';

/** The sample tables of customer care (D7), dated around `today` (ISO date). */
export function sampleCare(today: string) {
  const vehicles = sampleVehicles(today);
  return {
    vehicles: vehicleTable(vehicles),
    jobs: jobTable(sampleJobs(today, vehicles)),
    deletions: deletionTable(sampleDeletions(today)),
    additions: additionTable(sampleAdditions(today)),
    requisitions: requisitionTable(sampleRequisitions(today)),
    careRequests: careRequestTable(sampleCareRequests(today)),
    outbox: outboxTable(sampleOutbox(today)),
  };
}
