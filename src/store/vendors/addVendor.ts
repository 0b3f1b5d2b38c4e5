import type { Dispatch } from '@reduxjs/toolkit';
import { keepAttachment } from '@/store/attachments/attachments';
import { readVendorBody } from './vendorBody';
import { vendorAdded } from './vendorsSlice';

/** The in-memory handler of Add Vendor's multipart body (D16): keeps the certificate, then adds the vendor. */
export const addVendor = (body: FormData) => async (dispatch: Dispatch) => {
  const { draft, gstFile } = readVendorBody(body);
  dispatch(vendorAdded(draft, gstFile && (await keepAttachment(gstFile))));
};
