import { registeredBranch, type WithPlaces } from '@/store/billing/transfers/registration';
import type { Holder } from '@/store/kit/movements/holder';
import type { Reported } from './reported';

/** Where what keeps a document from the portal is mended. */
export type Mending = 'company' | 'client' | 'branches';

/** One of the two that a document names, as a gap begins, and where its details are. */
export interface Side {
  whose: string;
  mend: Mending;
}

const COMPANY: Side = { whose: 'Company', mend: 'company' };
export const CLIENT: Side = { whose: 'Client', mend: 'client' };

/** A place of ours as one of the two: its branch where that is registered by itself. */
function sideOf(state: WithPlaces, place: Holder): Side {
  const branch = registeredBranch(state, place);
  return branch ? { whose: branch.branch, mend: 'branches' } : COMPANY;
}

/** Who a document is from, and for whom. */
export const sidesOf = (state: WithPlaces, { transfer }: Reported): readonly [Side, Side] =>
  transfer ? [sideOf(state, transfer.from), sideOf(state, transfer.to)] : [COMPANY, CLIENT];

/** What makes a document anew of which its record says something that the portal refuses. */
export const againOf = ({ transfer }: Reported): string =>
  transfer ? 'take the challan back and offer it again' : 'cancel this one and bill again';
