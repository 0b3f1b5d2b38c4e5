/** How GST takes a client: a supply to an SEZ is one to another state (section 7(5)(b) of the IGST Act), an unregistered one has no GST number. */
export const GST_TREATMENTS = ['Registered', 'Unregistered', 'SEZ', 'Deemed Export'] as const;
export type GstTreatment = (typeof GST_TREATMENTS)[number];

/** How a client stands towards the tax office. */
export interface GstStanding {
  /** Registered, where nothing is said. */
  gstTreatment?: GstTreatment | undefined;
  /** Blank of a client who is not registered. */
  gstNo: string;
  /** Blank where a client who is not registered has none. */
  panNo: string;
}

/** How GST takes a client: as registered where nothing is said. */
export const treatmentIn = ({ gstTreatment = 'Registered' }: Pick<GstStanding, 'gstTreatment'>): GstTreatment =>
  gstTreatment;
