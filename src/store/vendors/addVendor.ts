import { ValidationError } from 'yup';
import { messageOf } from '@/journal/messageOf';
import type { Replica } from '@/journal/replica';
import { keepAttachment } from '@/store/attachments/attachments';
import { readVendorBody } from './vendorBody';
import { vendorAdded } from './vendorsSlice';

/**
 * The in-memory handler of Add Vendor's multipart body (D16): keeps the certificate, and gives the fact to be said. A
 * certificate that cannot be kept is an error of its field.
 */
export const vendorFrom =
  (body: FormData) => async (dispatch: unknown, getState: unknown, replica: Replica | undefined) => {
    const { draft, gstFile } = readVendorBody(body);
    if (!gstFile) return vendorAdded(draft);
    try {
      return vendorAdded(draft, await keepAttachment(gstFile)(dispatch, getState, replica));
    } catch (error) {
      throw new ValidationError([new ValidationError(messageOf(error), undefined, 'gstFile')]);
    }
  };
