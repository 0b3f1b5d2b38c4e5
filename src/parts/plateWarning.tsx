import type { ReactNode } from 'react';
import { companyOf } from '@/store/clients/accounts/account';
import { vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { openVehicle, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { VehicleLink } from './VehicleLink';

/** What is odd about a number that is typed for a vehicle: another open one has it, and leads to its page, or it is of no usual form. */
export function plateWarning(state: WithVehicleTables, typed: string, own?: Vehicle): ReactNode {
  const other = isUnassigned(typed) ? undefined : openVehicle(state, typed);
  if (!other || other.id === own?.id) return vehicleNoWarning(typed);
  const account = state.accounts.entities[other.accountId ?? ''];
  return (
    <>
      Open already: <VehicleLink vehicleNo={other.vehicleNo} />
      {account ? ` of ${companyOf(account)}` : ''}
    </>
  );
}
