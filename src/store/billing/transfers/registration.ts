import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import type { Branch } from '@/store/places/branches/branch';
import type { Registration } from '@/store/stock/challans/consignment';
import type { StockState } from '@/store/stock/onHand/stockState';

/** A state that knows where things can be, and how the company is registered. */
export type WithPlaces = Pick<StockState, 'branches' | 'installers'> & WithCompany;

/** The branch that a place belongs to; an installer's bag belongs to the branch of the installer. */
function branchOf({ branches, installers }: WithPlaces, { at, id = '' }: Holder): Branch | undefined {
  if (at === 'branch') return branches.entities[id];
  return at === 'installer' ? branches.entities[installers.entities[id]?.branchId ?? ''] : undefined;
}

/** The branch as which a place is registered; undefined where it is as the company. */
export function registeredBranch(state: WithPlaces, place: Holder): (Branch & { gstin: string }) | undefined {
  const branch = branchOf(state, place);
  const { gstin } = branch ?? {};
  return branch && gstin !== undefined ? { ...branch, gstin } : undefined;
}

/** A town and a PIN code, as far as they are told. */
const placed = ({ town, pinCode }: Pick<Registration, 'town' | 'pinCode'>) => ({
  ...(town && { town }),
  ...(pinCode && { pinCode }),
});

/** As what a place is registered: a branch with a GST number by itself, all else as the company. */
export function registrationOf(state: WithPlaces, place: Holder): Registration {
  const { name, address, gstin, stateCode, ...company } = companyNow(state);
  const branch = registeredBranch(state, place);
  return branch
    ? {
        name,
        address: branch.address ?? '',
        gstin: branch.gstin,
        stateCode: branch.gstin.slice(0, 2),
        ...placed(branch),
      }
    : { name, address, gstin, stateCode, ...placed(company) };
}

/** A place of ours that has a GST number by now: the one where a document says it, else any branch or the company; undefined where nobody has it any more. */
export const placeRegistered = (state: WithPlaces, gstin: string, said: Holder): Holder | undefined =>
  [said, STORE, ...state.branches.ids.map((id): Holder => ({ at: 'branch', id }))].find(
    (place) => registrationOf(state, place).gstin === gstin,
  );

/** Whether two places of ours are registered apart, so that goods between them need a tax invoice. */
export const areRegisteredApart = (state: WithPlaces, from: Holder, to: Holder): boolean =>
  registrationOf(state, from).gstin !== registrationOf(state, to).gstin;
