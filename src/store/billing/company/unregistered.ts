/**
 * Whether the company says by its state alone that it has no GST number: then it may collect no GST (section 32(1) of the CGST Act).
 * While neither is known, nobody knows.
 */
export const isUnregistered = ({ gstin, stateCode }: { gstin: string; stateCode: string }): boolean =>
  gstin === '' && stateCode !== '';

/** What follows from that, and what cures it. */
export const WITHOUT_GST =
  'The company has no GST Number, so its bills charge no GST. Enter it in Settings, Company, if the business is registered.';
