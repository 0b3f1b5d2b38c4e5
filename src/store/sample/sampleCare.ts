import { additionTable } from '@/store/additions/additionsSlice';
import { careRequestTable } from '@/store/careRequests/careRequestsSlice';
import { deletionTable } from '@/store/deletions/deletionsSlice';
import { jobTable } from '@/store/jobs/jobsSlice';
import { messageTable } from '@/store/messages/messagesSlice';
import { requisitionTable } from '@/store/requisitions/requisitionsSlice';
import { sampleAdditions, sampleDeletions } from './sampleChanges';
import { sampleJobs } from './sampleJobs';
import { sampleCareRequests, sampleRequisitions } from './sampleMaterials';
import { sampleMessages } from './sampleMessages';
import { sampleVehicles } from './sampleVehicles';
import { vehicleTable } from '@/store/vehicles/vehiclesSlice';

/** The sample tables of customer care (D7), dated around `today` (ISO date); `mark` begins every identity. */
export function sampleCare(today: string, mark: string) {
  const vehicles = sampleVehicles(today, mark);
  return {
    vehicles: vehicleTable(vehicles),
    jobs: jobTable(sampleJobs(today, vehicles, mark)),
    deletions: deletionTable(sampleDeletions(today, mark)),
    additions: additionTable(sampleAdditions(today, mark)),
    requisitions: requisitionTable(sampleRequisitions(today, mark)),
    careRequests: careRequestTable(sampleCareRequests(today, mark)),
    messages: messageTable(sampleMessages(today, mark)),
  };
}
