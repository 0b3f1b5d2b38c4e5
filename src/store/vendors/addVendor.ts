import { keepAttachment } from '@/store/attachments/attachments';
import type { AppDispatch } from '@/store/business/store';
import { sayUndoable, type TakeBack } from '@/store/undo/sayUndoable';
import { readVendorBody } from './vendorBody';
import { vendorAdded } from './vendorsSlice';

/** The in-memory handler of Add Vendor's multipart body (D16): keeps the certificate, adds the vendor, offers the undo. */
export const addVendor =
  (body: FormData) =>
  async (dispatch: AppDispatch): Promise<TakeBack> => {
    const { draft, gstFile } = readVendorBody(body);
    const attachment = gstFile && (await keepAttachment(gstFile));
    return dispatch(sayUndoable(vendorAdded(draft, attachment)));
  };
