/** One thing that is lost, late or contradicts itself. */
export interface Leak {
  id: string;
  what: string;
  /** The number of the vehicle that it is about, where that is what it is. */
  vehicleNo?: string;
  /** More about it, in a few words. */
  detail: string;
  /** What is at stake by it, in rupees, as it is priced or owed: once, or each month that it goes on; undefined where nobody knows. */
  amount?: number | undefined;
  /** The ISO date from which on it is so; undefined where nobody knows. */
  since?: string | undefined;
  /** The step that mends it, and where it is taken. */
  mend: { label: string; to: string };
}
