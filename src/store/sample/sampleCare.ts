import type { AccountRow } from '@/store/clients/accounts/account';
import { additionTable } from '@/store/vehicles/additions/additionsSlice';
import { careRequestTable } from '@/store/care/requisitions/careRequestsSlice';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { messageTable } from '@/store/care/messages/messagesSlice';
import { requisitionTable } from '@/store/care/requisitions/requisitionsSlice';
import { sampleAdditions, sampleDeletions } from './sampleChanges';
import type { SampleFleet } from './equipped';
import { sampleJobs } from './sampleJobs';
import { sampleCareRequests, sampleRequisitions } from './sampleMaterials';
import { sampleMessages } from './sampleMessages';
import { sampleSubscriptions } from './sampleSubscriptions';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';

/** The sample tables of customer care, dated around `today` (ISO date); `mark` begins every identity. */
export function sampleCare(today: string, mark: string, accounts: readonly AccountRow[], fleet: SampleFleet) {
  return {
    vehicles: vehicleTable(fleet.vehicles.map(({ billed: _onBill, ...vehicle }) => vehicle)),
    subscriptions: subscriptionTable(sampleSubscriptions(today, mark, fleet)),
    jobs: jobTable(sampleJobs(today, mark, accounts, fleet.notWorking)),
    deletions: deletionTable(sampleDeletions(today, mark, fleet.leaving)),
    additions: additionTable(sampleAdditions(mark, fleet.added)),
    requisitions: requisitionTable(sampleRequisitions(today, mark)),
    careRequests: careRequestTable(sampleCareRequests(today, mark)),
    messages: messageTable(sampleMessages(today, mark, fleet)),
  };
}
