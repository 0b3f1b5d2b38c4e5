import type { GstTreatment } from '@/store/clients/accounts/gstTreatment';

/** Why a client with that GST number, or with none, is not one of that kind; undefined where it may be. What is called registered may have none, as nobody told it. */
export function numberRefusal(treatment: GstTreatment, gstNo: string): string | undefined {
  if (treatment === 'Registered' || (treatment === 'Unregistered') === (gstNo === '')) return undefined;
  return treatment === 'Unregistered'
    ? 'Who is unregistered has no GST number: clear it, or choose another GST Treatment.'
    : `${treatment} needs the GST Number of the client: enter it, or choose another GST Treatment.`;
}
