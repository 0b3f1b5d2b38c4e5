import { placeRegistered, registeredBranch, type WithPlaces } from '@/store/billing/transfers/registration';
import type { Holder } from '@/store/kit/movements/holder';
import type { Registration } from '@/store/stock/challans/consignment';
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

/** A registration of ours as one of the two: the branch that has its GST number by itself, or the company. */
function sideOf(state: WithPlaces, { gstin }: Registration, place: Holder): Side {
  const now = placeRegistered(state, gstin, place);
  if (!now) return { whose: `${gstin}, which no branch has any more`, mend: 'branches' };
  const branch = registeredBranch(state, now);
  return branch ? { whose: branch.branch, mend: 'branches' } : COMPANY;
}

/** Who a document is from, and for whom. */
export const sidesOf = (state: WithPlaces, { transfer }: Reported): readonly [Side, Side] =>
  transfer
    ? [
        sideOf(state, transfer.consignment.consignor, transfer.from),
        sideOf(state, transfer.consignment.invoice.recipient, transfer.to),
      ]
    : [COMPANY, CLIENT];

/** What makes a document anew of which its record says something that the portal refuses. */
export const againOf = ({ transfer }: Reported): string =>
  transfer ? 'take the challan back and offer it again' : 'cancel this one and bill again';
