import { paths } from '@/paths';
import { formatDate } from '@/format';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import { selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { clientOf, jobType } from '@/store/care/jobs/job';
import { serviceImei, servicePlate } from '@/store/care/jobs/jobSubject';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectRequisitions } from '@/store/care/requisitions/requisitionsSlice';
import { nounIndex, type RecordIndex } from './recordIndex';

const { care } = paths;

const jobsIndex = () =>
  nounIndex({
    kind: NOUN_WORDS.jobs.many,
    place: care.viewJob,
    rows: selectJobs,
    words: (job) => ({
      identifiers: [
        String(job.number),
        job.request.contactNo,
        ...[servicePlate(job), serviceImei(job)].filter((one) => one !== undefined),
      ],
      names: [`Job ${job.number}`, clientOf(job), job.request.companyName],
    }),
    choice: (job) => ({
      title: `Job ${job.number}, ${jobType(job)}`,
      detail: `${job.request.companyName}, ${job.status}`,
      to: RECORD_PLACES.jobs(job),
    }),
  });

const additionsIndex = () =>
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
  });

const deletionsIndex = () =>
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
  });

const careRequestsIndex = () =>
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
  });

const requisitionsIndex = () =>
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
  });

/** What customer care lists besides vehicles. */
export const careIndex = (): RecordIndex => [
  jobsIndex(),
  additionsIndex(),
  deletionsIndex(),
  careRequestsIndex(),
  requisitionsIndex(),
];
