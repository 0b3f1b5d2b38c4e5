import { factCheck } from '@/store/factCheck';
import { deactivationRowSchema } from './deactivationSchema';
import { accountDeactivated } from './deactivationsSlice';

/** What the facts of the deactivations say. */
export const deactivationFacts = [factCheck(accountDeactivated, deactivationRowSchema.omit(['number']))];
