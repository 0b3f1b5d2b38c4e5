// What people of a busy office say of vehicles.
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import { vehicleDeleted, vehicleDeletionRequested } from '@/store/facts/deletions';
import {
  contactsImported,
  vehicleClosed,
  vehicleMoved,
  vehicleRegistered,
  vehiclesTakenOver,
  vehicleTermsChanged,
} from '@/store/facts/vehicles';
import { edited } from '@/store/kit/edit';
import { madeFreeOf } from '@/store/billing/terms/madeFree';
import { selectMadeFree } from '@/store/business/leaks/madeFree';
import { termsSince } from '@/store/vehicles/vehicles/terms';
import { putTerms } from '@/store/vehicles/vehicles/vehicleEdits';
import type { VehicleTerms } from '@/store/vehicles/vehicles/vehicle';
import { additionDraft, deletion, deletionDraft } from '../care';
import { oneOf, rowOf } from './chance';
import type { Work } from './work';

const { id: _id, number: _number, ...requested } = deletion(1);

/** What people say of vehicles, additions and deletions. */
export const vehiclesWork = (day: string): Work => ({
  adding: [
    () => additionRecorded(additionDraft()),
    (_, below) =>
      vehicleRegistered({
        vehicleNo: `MH 05 ${below(1_000_000)}`,
        duration: 'Monthly',
        price: 200,
        client: 'Anil Rao',
        company: 'Doaba Roadways',
      }),
    ({ vehicles }, below) => {
      const one = rowOf(vehicles, below);
      return one && vehicleDeletionRequested({ ...requested, vehicleNo: one.vehicleNo, vehicleId: one.id });
    },
  ],
  changing: [
    ({ deletions }, below) => {
      const one = rowOf(deletions, below);
      return one && vehicleDeleted(one.id, deletionDraft, { vehicleId: one.vehicleId });
    },
    ({ vehicles }, below) => {
      const one = rowOf(vehicles, below);
      return (
        one &&
        vehicleMoved(
          {
            id: one.id,
            was: { vehicleNo: one.vehicleNo, accountId: one.accountId },
            to: { vehicleNo: `MH 06 ${below(1_000_000)}`, accountId: one.accountId },
          },
          day,
        )
      );
    },
    ({ vehicles }, below) => vehicleClosed(oneOf(vehicles.ids, below) ?? '', day),
    ({ vehicles }, below) =>
      contactsImported([
        { id: oneOf(vehicles.ids, below) ?? '', contact: { at: `2026-11-21T${10 + below(10)}:${10 + below(50)}` } },
      ]),
    ({ vehicles }, below) => {
      const id = oneOf(vehicles.ids, below) ?? '';
      return vehiclesTakenOver([{ id, billedUntil: '2026-10-31', ...(below(2) === 0 && { from: '2026-02-05' }) }]);
    },
    ({ vehicles }, below) => {
      const one = rowOf(vehicles, below);
      return one && vehicleTermsChanged(one.id, edited({ price: one.price }, { price: 100 + below(500) }), day, day);
    },
    // Days that were due and are not billed become free, as far back as terms may reach.
    (business, below) => {
      if (selectMadeFree(business, day).length > 0) return undefined;
      const freed = Object.values(business.vehicles.entities).flatMap((one) => {
        const edit = edited<Pick<VehicleTerms, 'charge'>>({ charge: one.charge }, { charge: 'Foc' });
        const change = { edit, from: termsSince(one) ?? '2026-11-01', on: day };
        const free = { ...one };
        putTerms(free, change);
        return madeFreeOf(business, free).length > 0 ? [{ id: one.id, ...change }] : [];
      });
      const one = oneOf(freed, below);
      return one && vehicleTermsChanged(one.id, one.edit, one.from, one.on);
    },
    ({ additions }, below) => {
      const one = rowOf(additions, below);
      return one && additionEdited(one.id, edited(one, { ...one, company: `Malwa Movers ${below(1_000)}` }));
    },
  ],
});
