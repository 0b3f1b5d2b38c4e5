/** Why an installer could do nothing where he was sent. */
export const FAILURE_CAUSES = [
  'Client not reached',
  'Vehicle away',
  'Client asked for another day',
  'Place not found',
  'Something was missing',
  'Other',
] as const;
export type FailureCause = (typeof FAILURE_CAUSES)[number];

/** A visit at which nothing could be done, as its job keeps it. */
export interface FailedVisit {
  /** ISO date. */
  on: string;
  installerId: string;
  cause: FailureCause;
  /** More about it; of another cause, which one. */
  remark?: string | undefined;
}

/** What an installer, or the desk for him, says of one. */
export interface VisitFailure extends FailedVisit {
  /** The job's identity. */
  id: string;
}
