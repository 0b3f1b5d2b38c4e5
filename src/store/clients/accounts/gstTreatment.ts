/** An SEZ that we supply under a letter of undertaking, without payment of tax (section 16(3)(a) of the IGST Act). */
export const SEZ_UNPAID = 'SEZ without Payment';

/** How GST takes a client: a supply to an SEZ is one to another state (section 7(5)(b) of the IGST Act), an unregistered one has no GST number. */
export const GST_TREATMENTS = ['Registered', 'Unregistered', 'SEZ', SEZ_UNPAID, 'Deemed Export'] as const;
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

/** Whether a supply is one to an SEZ, with payment of tax or without. */
export const isToSez = (treatment: GstTreatment | undefined): boolean =>
  treatment === 'SEZ' || treatment === SEZ_UNPAID;
