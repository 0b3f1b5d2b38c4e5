import { factCheck } from '@/store/kit/schema/factCheck';
import { requisitionRowSchema } from './requisitionSchema';
import { requisitionRaised } from './requisitionsSlice';

/** What the facts of the requisitions say. */
export const requisitionFacts = [factCheck(requisitionRaised, requisitionRowSchema.omit(['number']))];
