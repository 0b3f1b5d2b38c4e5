import type { AccountRow } from '@/store/clients/accounts/account';
import { additionTable } from '@/store/vehicles/additions/additionsSlice';
import { careRequestTable } from '@/store/care/requisitions/careRequestsSlice';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { messageTable } from '@/store/care/messages/messagesSlice';
import { requisitionTable } from '@/store/care/requisitions/requisitionsSlice';
import { sampleAdditions, sampleDeletions } from './sampleChanges';
import type { SampleVehicles } from './equipped';
import { sampleJobs } from './sampleJobs';
import { sampleCareRequests } from './sampleCareRequests';
import { sampleRequisitions } from './sampleRequisitions';
import { sampleMessages } from './sampleMessages';
import { sampleSubscriptions } from './sampleSubscriptions';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';

/** The sample tables of customer care, dated around `today` (ISO date); `mark` begins every identity. */
export function sampleCare(today: string, mark: string, accounts: readonly AccountRow[], allVehicles: SampleVehicles) {
  return {
    vehicles: vehicleTable(allVehicles.vehicles.map(({ billed: _onBill, ...vehicle }) => vehicle)),
    subscriptions: subscriptionTable(sampleSubscriptions(today, mark, allVehicles)),
    jobs: jobTable(sampleJobs(today, mark, accounts, allVehicles.notWorking)),
    deletions: deletionTable(sampleDeletions(today, mark, allVehicles.leaving)),
    additions: additionTable(sampleAdditions(mark, allVehicles.added)),
    requisitions: requisitionTable(sampleRequisitions(today, mark)),
    careRequests: careRequestTable(sampleCareRequests(today, mark)),
    messages: messageTable(sampleMessages(today, mark, allVehicles)),
  };
}
