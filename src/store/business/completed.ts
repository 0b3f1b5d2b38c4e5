import type { UnknownAction } from '@reduxjs/toolkit';
import { accountsBilled, clientsImported } from '@/store/accounts/accountsSlice';
import { clientFitting } from '@/store/accounts/clientFitting';
import { additionRecorded } from '@/store/additions/additionsSlice';
import { vehicleDeleted } from '@/store/deletions/deletionsSlice';
import { openingStockCounted } from '@/store/devices/devicesSlice';
import { vehiclesOfAccount } from '@/store/vehicles/accountVehicles';
import { openVehicle } from '@/store/vehicles/vehicleChecks';
import type { Business } from './business';

/** A count as it is judged and heard: one from before vehicles were kept names the vehicle that it was in by its plate. */
export function placed(business: Business, fact: UnknownAction): UnknownAction {
  if (!openingStockCounted.match(fact)) return fact;
  const counts = fact.payload.counts.map((count) => {
    const { at, id = '' } = count.place;
    const vehicle = at === 'vehicle' && !business.vehicles.entities[id] ? openVehicle(business, id) : undefined;
    return vehicle ? { ...count, place: { at, id: vehicle.id } } : count;
  });
  return { ...fact, payload: { ...fact.payload, counts } };
}

/** A fact with the vehicles that it means: one from before vehicles were kept does not name them. Any other fact is the very same. */
export function meant(business: Business, fact: UnknownAction): UnknownAction {
  if (accountsBilled.match(fact) && fact.payload.vehicleIds === undefined) {
    const vehicleIds = fact.payload.ids.flatMap((id) => vehiclesOfAccount(business.vehicles, id).map((vehicle) => vehicle.id));
    return { ...fact, payload: { ...fact.payload, vehicleIds } };
  }
  if (additionRecorded.match(fact) && fact.payload.vehicleId === undefined) {
    const { id, vehicleNo } = fact.payload;
    const vehicle = openVehicle(business, vehicleNo);
    const owner = vehicle?.accountId === undefined ? {} : { accountId: vehicle.accountId };
    return { ...fact, payload: { ...fact.payload, ...owner, vehicleId: vehicle?.id ?? id } };
  }
  if (vehicleDeleted.match(fact) && fact.payload.vehicleId === undefined) {
    const vehicleId = business.deletions.entities[fact.payload.id]?.vehicleId;
    // What is on a bill stayed there.
    const isBilled = vehicleId !== undefined && business.vehicles.entities[vehicleId]?.accountId !== undefined;
    return vehicleId === undefined || isBilled ? fact : { ...fact, payload: { ...fact.payload, vehicleId } };
  }
  return placed(business, fact);
}

/** A fact as every slice shall hear it: of an import what fits, as no slice sees all that this takes, and of any with the vehicles that it means. */
export function completed(business: Business, fact: UnknownAction): UnknownAction {
  if (!clientsImported.match(fact)) return meant(business, fact);
  const { added, edits } = clientFitting(business, fact.payload);
  return { ...fact, payload: { ...fact.payload, added, edits } };
}
