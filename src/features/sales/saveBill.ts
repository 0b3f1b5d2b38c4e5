import { companyOf, type Account } from '@/store/accounts/account';
import { billSaved, selectAccount, vehiclesBilled } from '@/store/accounts/accountsSlice';
import type { AppDispatch, RootState } from '@/store/business/store';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { savedVehicles, type BillValues } from '@/store/accounts/billSchema';

/** Saves the editor's bill and, if `billing`, bills its ticked vehicles; an Error when none is ticked for that. */
export const saveBill =
  (account: Account, { vehicles: rows, ...bill }: BillValues, billing: boolean) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const { vehicles, ticked } = savedVehicles(rows, account.vehicles);
    if (billing && ticked.length === 0) throw new Error('Tick at least one vehicle to bill.');
    const fact = billing ? vehiclesBilled(account.id, ticked, bill, vehicles) : billSaved(account.id, bill, vehicles);
    const undo = dispatch(sayUndoable(fact));
    const saved = selectAccount(getState(), account.id) ?? account;
    const count = ticked.length === 1 ? '1 vehicle' : `${ticked.length} vehicles`;
    return { undo, saved, text: `${companyOf(saved)}: ${billing ? `${count} billed` : 'bill saved'}` };
  };
