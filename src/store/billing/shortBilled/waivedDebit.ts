/** What is not charged of a month that was billed short, for a vehicle: it is proposed no more. */
export interface WaivedDebit {
  vehicleId: string;
  /** In rupees, without GST. */
  amount: number;
  why: string;
  /** ISO date. */
  on: string;
}

/** What of a bill was not charged though it was short. */
export interface WithWaivedDebits {
  waivedDebits?: readonly WaivedDebit[] | undefined;
}
