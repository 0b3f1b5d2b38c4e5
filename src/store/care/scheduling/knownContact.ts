import type { Job } from '@/store/care/jobs/job';
import type { AccountRow } from '@/store/clients/accounts/account';

/** Whom a job for a client asks for, and where: at the place of its last job, else at the client's address. */
export const knownContact = (jobs: readonly Job[], { id, client }: AccountRow) => ({
  contactNo: client.mobileNumber,
  location: jobs.findLast(({ request }) => request.accountId === id)?.request.location || client.address,
});
