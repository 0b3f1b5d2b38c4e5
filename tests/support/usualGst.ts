// GST as it mostly is.
import type { Gst } from '@/store/billing/bills/billAmounts';
import { USUAL_RATE } from '@/store/kit/gstRates';

/** How GST is counted where each code has the usual rate: in halves within a state. */
export const usualGst = (inHalves: boolean): Gst => ({ inHalves, rateOf: () => USUAL_RATE });
