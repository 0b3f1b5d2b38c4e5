import type { Replica } from '@/journal/replica';
import { keepAttachment } from '@/store/attachments/attachments';
import { readVendorBody } from './vendorBody';
import { vendorAdded } from './vendorsSlice';

/** The in-memory handler of Add Vendor's multipart body (D16): keeps the certificate, and gives the fact to be said. */
export const vendorFrom =
  (body: FormData) => async (dispatch: unknown, getState: unknown, replica: Replica | undefined) => {
    const { draft, gstFile } = readVendorBody(body);
    return vendorAdded(draft, gstFile && (await keepAttachment(gstFile)(dispatch, getState, replica)));
  };
