import { sampleVendors } from '@/store/vendors/sampleVendors';
import type { Dataset } from './datasetSlice';

/** The sample business that a first visit finds (D7). */
export const sampleDataset = (): Dataset => ({ vendors: sampleVendors() });
