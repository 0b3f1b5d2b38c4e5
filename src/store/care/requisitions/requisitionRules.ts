import { rules } from '@/journal/rules';
import { known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { requisitionRaised, type Requisition } from './requisitionsSlice';

interface WithRequisitions {
  requisitions: Table<Requisition>;
}

/** What the facts of the requisitions are about, and when they cannot be. */
export const requisitionRules = rules<WithRequisitions>().about(
  requisitionRaised,
  ({ id }) => [id],
  ({ requisitions }, requisition) => known(requisitions, requisition, 'This requisition'),
);
