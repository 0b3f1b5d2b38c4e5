import { rulesOf } from '@/store/facts/rules';
import { requisitionFacts } from '@/store/facts/requisitions';
import { known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import type { Requisition } from './requisition';

interface WithRequisitions {
  requisitions: Table<Requisition>;
}

/** When the facts of the requisitions cannot be. */
export const requisitionRules = rulesOf<WithRequisitions>()(requisitionFacts, {
  requisitionRaised: ({ requisitions }, requisition) => known(requisitions, requisition, 'This requisition'),
});
