import { isDead, isExpectedRemoval } from '@/store/stock/onHand/returns';

/** The parts of the received stock that the dashboard counts; a search for their words may find more. */
export const RECEIVED_PARTS = {
  'Removals to receive': isExpectedRemoval,
  Dead: isDead,
};
