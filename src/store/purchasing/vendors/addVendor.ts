import { ValidationError } from 'yup';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import type { ReplicaThunk } from '@/journal/replica';
import { attached } from '@/store/kit/attachments/attachments';
import { readVendorBody } from './vendorBody';
import { vendorAdded } from '@/store/facts/vendors';

/**
 * The in-memory handler of Add Vendor's multipart body: gives the fact to be said, with which the certificate is
 * kept. One that cannot be read is an error of its field.
 */
export const vendorFrom =
  (body: FormData): ReplicaThunk<Promise<ReturnType<typeof vendorAdded>>> =>
  async (dispatch, getState, replica) => {
    const { draft, gstFile } = readVendorBody(body);
    if (!gstFile) return vendorAdded(draft);
    try {
      return vendorAdded(draft, await attached(gstFile)(dispatch, getState, replica));
    } catch (error) {
      throw new ValidationError([new ValidationError(inPlainWords(error, TRY_AGAIN), undefined, 'gstFile')]);
    }
  };
