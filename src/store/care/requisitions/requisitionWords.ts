import { describing } from '@/store/kit/words';
import { requisitionRaised } from './requisitionsSlice';

/** The facts of the requisitions in words. */
export const requisitionWords = [
  describing(requisitionRaised, ({ locationInput }) => `raised a requisition for ${locationInput}`),
];
