import { factCheck } from '@/store/factCheck';
import { requisitionRowSchema } from './requisitionSchema';
import { requisitionRaised } from './requisitionsSlice';

/** What the facts of the requisitions say. */
export const requisitionFacts = [factCheck(requisitionRaised, requisitionRowSchema.omit(['number']))];
