import { accountFacts } from '@/store/accounts/accountFacts';
import { additionFacts } from '@/store/additions/additionFacts';
import { careRequestFacts } from '@/store/careRequests/careRequestFacts';
import { configuredFacts } from '@/store/configured/configuredFacts';
import { deactivationFacts } from '@/store/deactivations/deactivationFacts';
import { deletionFacts } from '@/store/deletions/deletionFacts';
import { jobFacts } from '@/store/jobs/jobFacts';
import { messageFacts } from '@/store/messages/messageFacts';
import { receivedFacts } from '@/store/received/receivedFacts';
import { requestFacts } from '@/store/requests/requestFacts';
import { requisitionFacts } from '@/store/requisitions/requisitionFacts';
import { vendorFacts } from '@/store/vendors/vendorFacts';

/** Judges what each fact of a noun says, by its type. */
export const factChecks = new Map([
  ...vendorFacts,
  ...requestFacts,
  ...receivedFacts,
  ...configuredFacts,
  ...accountFacts,
  ...deactivationFacts,
  ...jobFacts,
  ...deletionFacts,
  ...additionFacts,
  ...requisitionFacts,
  ...careRequestFacts,
  ...messageFacts,
]);
