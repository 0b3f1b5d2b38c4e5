import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { shownChallan } from '@/store/billing/papers/numbering';
import { areRegisteredApart } from '@/store/billing/transfers/registration';
import { branchNamed, selectPlaces } from '@/store/stock/onHand/places';
import { assignedTo, type Assignment, type ConfiguredDevice } from '@/store/stock/configured/configured';
import { deviceAssigned } from '@/store/facts/configured';
import { STORE } from '@/store/kit/movements/holder';
import { challanOffered } from '@/store/facts/challans';
import type { Toast } from '@/ui/Toaster';

type Undo = Toast['undo'];

/** Takes back both, the later one first; what is said is why one of them stays. */
const both = (later: Undo, earlier: Undo): Undo =>
  later && (async (onProgress) => (await later(onProgress)) ?? (await earlier?.(onProgress)) ?? undefined);

/**
 * What a row's Submit does: the device is assigned; to a branch that there is it is offered from the store as well, by a
 * challan of its own, or the form asks what its tax invoice says, where one is due; for an installer the handover is the next
 * step. Answers whether it was done.
 */
export function useSubmit() {
  const say = useSay();
  const store = useAppStore();
  const navigate = useNavigate();

  return (device: ConfiguredDevice, to: Assignment): boolean => {
    const { itgcId, deviceIMEI } = device;
    const branch = branchNamed(selectPlaces(store.getState()), to.selectName);
    const assigned = `${itgcId} assigned to ${to.action}, ${to.selectName}`;
    if (!branch || to.action !== 'Branches') {
      const handOver = () =>
        void navigate(paths.stocks.newChallanWith({ devices: deviceIMEI, installersOf: to.selectName }));
      const next = branch && to.action === 'Installer' ? { label: 'Hand Over', onClick: handOver } : undefined;
      return say(deviceAssigned(device, to), (undo) => ({
        text: assigned,
        ...(undo && { undo }),
        ...(next && { next }),
      }));
    }
    let unassign: Undo;
    const isNew = assignedTo(device) !== assignedTo(to);
    const keepUndo = (undo: Undo) => void (unassign = undo);
    if (areRegisteredApart(store.getState(), STORE, branch.holder)) {
      if (isNew && !say(deviceAssigned(device, to), assigned)) return false;
      void navigate(paths.stocks.newChallanWith({ devices: deviceIMEI, to: branch.key }));
      return true;
    }
    if (isNew && !say(deviceAssigned(device, to), () => undefined, keepUndo)) return false;
    const challan = challanOffered({ from: STORE, to: branch.holder, lines: [{ device: deviceIMEI, qty: 1 }] });
    const offered = say(challan, (undo) => {
      const number = store.dispatch(shownChallan(challan.payload.id));
      const back = both(undo, unassign);
      return { text: `${itgcId} offered to ${branch.name}, challan ${number}`, ...(back && { undo: back }) };
    });
    // What cannot go there is not assigned either.
    if (!offered) void unassign?.(() => {});
    return offered;
  };
}
