import { paths } from '@/paths';
import { formatDate } from '@/format';
import { companyOf, isListed, userOf } from '@/store/clients/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { clientOf, jobType } from '@/store/care/jobs/job';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectRequisitions } from '@/store/care/requisitions/requisitionsSlice';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { nounIndex, type RecordIndex } from './recordIndex';

const { sales, care } = paths;

/** The one noun of which a choice is called by a vehicle's number. */
export const VEHICLES = NOUN_WORDS.vehicles.many;

/** The clients of sales, and what customer care lists. */
export const customerIndex = (): RecordIndex => [
  nounIndex({
    kind: NOUN_WORDS.accounts.many,
    place: sales.detailedClient,
    rows: selectAccounts,
    words: (account) => ({
      identifiers: [
        account.client.mobileNumber,
        account.client.emailAddress,
        account.billing.email,
        account.billing.gstNo,
        account.billing.panNo,
        account.billing.accountNo,
        ...account.vehicles.map(({ vehicleNo }) => vehicleNo),
      ],
      names: [
        companyOf(account),
        userOf(account),
        account.client.companyName,
        `${account.client.firstName} ${account.client.lastName}`,
        account.billing.billingName,
      ],
    }),
    choice: (account) => ({
      title: companyOf(account),
      detail: [
        userOf(account),
        account.client.mobileNumber,
        ...(isListed(account) ? [] : ['deleted from the debtors']),
      ].join(', '),
      to: RECORD_PLACES.accounts(account),
    }),
  }),
  nounIndex({
    kind: VEHICLES,
    place: care.notWorking,
    rows: selectVehicleRows,
    words: ({ vehicleNo, imei, client, company }) => ({ identifiers: [vehicleNo, imei], names: [client, company] }),
    choice: (vehicle) => ({
      title: vehicle.vehicleNo,
      detail: [vehicle.company, vehicle.imei && `IMEI ${vehicle.imei}`].filter(Boolean).join(', '),
      to: care.vehicleOf(vehicle.vehicleNo),
    }),
  }),
  nounIndex({
    kind: NOUN_WORDS.jobs.many,
    place: care.viewJob,
    rows: selectJobs,
    words: (job) => ({
      identifiers: [
        String(job.number),
        job.request.contactNo,
        ...(job.request.kind === 'service' ? [job.request.registrationNo, job.request.deviceIMEI] : []),
      ],
      names: [`Job ${job.number}`, clientOf(job), job.request.companyName],
    }),
    choice: (job) => ({
      title: `Job ${job.number}, ${jobType(job)}`,
      detail: `${job.request.companyName}, ${job.status}`,
      to: RECORD_PLACES.jobs(job),
    }),
  }),
  nounIndex({
    kind: NOUN_WORDS.additions.many,
    place: care.newAddition,
    rows: selectAdditions,
    words: ({ vehicleNo, imei, clientName, company }) => ({
      identifiers: [vehicleNo, imei],
      names: [clientName, company],
    }),
    choice: (addition) => ({
      title: addition.vehicleNo,
      detail: `${addition.company}, IMEI ${addition.imei}`,
      to: RECORD_PLACES.additions(addition),
    }),
  }),
  nounIndex({
    kind: NOUN_WORDS.deletions.many,
    place: care.deletionList,
    rows: selectDeletions,
    words: ({ vehicleNo, imei, sim, username, company }) => ({
      identifiers: [vehicleNo, imei, sim],
      names: [username, company],
    }),
    choice: (deletion) => ({
      title: deletion.vehicleNo,
      detail: `${deletion.company}, ${isDeleted(deletion) ? 'Deleted' : deletion.status}`,
      to: RECORD_PLACES.deletions(deletion),
    }),
  }),
  nounIndex({
    kind: NOUN_WORDS.careRequests.many,
    place: care.viewRequestStock,
    rows: selectCareRequests,
    words: ({ location }) => ({ identifiers: [], names: [location] }),
    choice: (request) => ({
      title: `${request.productName} for ${request.location}`,
      detail: `by ${formatDate(request.requiredBy)}`,
      to: RECORD_PLACES.careRequests(request),
    }),
  }),
  nounIndex({
    kind: NOUN_WORDS.requisitions.many,
    place: care.requisitionForm,
    rows: selectRequisitions,
    words: ({ assignInput, locationInput }) => ({ identifiers: [], names: [assignInput, locationInput] }),
    choice: (requisition) => ({
      title: requisition.assignInput,
      detail: `${requisition.locationInput}, ${formatDate(requisition.raisedOn)}`,
      to: RECORD_PLACES.requisitions(requisition),
    }),
  }),
];
