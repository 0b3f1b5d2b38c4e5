import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import type { Leak } from '@/store/stock/leaks/leak';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { simNumberOf } from '@/store/stock/sims/sim';
import { simStillOn } from '@/store/vehicles/deletions/offboarding';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';

/** The vehicles that are deleted, while their SIM is on. */
export const selectSimOn = createSelector([selectDeletions, selectVehicleContext], (all, context): Leak[] =>
  all.flatMap((deletion) => {
    const sim = isDeleted(deletion) ? simStillOn(context, deletion) : undefined;
    if (!sim) return [];
    const { id, vehicleNo, company, deletionDate } = deletion;
    const mend = { label: 'Open Deletion', to: paths.care.deletionOf(deletion.number) };
    return {
      id,
      what: vehicleNo,
      vehicleNo,
      detail: `${company}, SIM ${simNumberOf(sim)} is ${sim.status}`,
      since: deletionDate,
      mend,
    };
  }),
);
