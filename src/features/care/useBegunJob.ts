import type { AccountRow } from '@/store/clients/accounts/account';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { knownServiceJob } from '@/store/care/scheduling/serviceDraft';
import { plateText } from '@/store/kit/typed/typedNumbers';
import { ownerOf, vehiclesNumbered } from '@/store/vehicles/vehicles/vehicleRows';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { useAppSelector } from '@/parts/hooks';
import { useAskedVehicles } from '@/parts/useAskedVehicles';
import { MOST_TYPED } from '@/ui/mostTyped';
import { useQueryString } from '@/ui/queryString';

/** What is known of the removal of the device from a vehicle. */
function removalOf(
  account: AccountRow | undefined,
  { client, company }: { client: string; company: string },
  vehicle: Vehicle,
) {
  return {
    jobType: 'Removal' as const,
    noOfInstallation: 1,
    companyName: company,
    clientName: client,
    ...(account && { contactNo: account.client.mobileNumber, location: account.client.address }),
    vehicleIds: [vehicle.id],
    remarks: `Remove the device from ${vehicle.vehicleNo}`,
  };
}

/**
 * What a job's request begins with by its address: a Service job for the vehicles of one client in `vehicles`, or the removal
 * of the device from `vehicle`; `asked` are their plates, and `alone` the vehicles that its form cannot choose.
 */
export function useBegunJob() {
  const { params } = useQueryString();
  const owners = useAppSelector((state) => state.accounts);
  const asked = useAskedVehicles();
  const named =
    params.get('type') === 'Removal' ? plateText(cleanLine(params.get('vehicle') ?? '').slice(0, MOST_TYPED.line)) : '';
  const leaving = useAppSelector((state) => vehiclesNumbered(state, named)[0]);
  if (leaving) {
    const account = owners.entities[leaving.accountId ?? ''];
    const owner = ownerOf(owners, leaving);
    // One that was closed is none of its account's choices any more.
    const isChoice = account !== undefined && isOpenVehicle(leaving);
    const alone = isChoice ? [] : [{ id: leaving.id, vehicleNo: leaving.vehicleNo, company: owner.company }];
    return { about: leaving.vehicleNo, values: removalOf(account, owner, leaving), asked: [leaving.vehicleNo], alone };
  }
  if (asked.vehicles.length === 0) return { about: undefined, values: undefined, asked: [], alone: [] };
  const isChosen = asked.accounts.length === 1 && asked.vehicles.every(({ accountId }) => accountId !== undefined);
  const vehicleIds = asked.vehicles.map(({ id }) => id);
  return {
    about: asked.key,
    values: { ...knownServiceJob(asked.vehicles, asked.accounts), ...(isChosen && { vehicleIds }) },
    asked: asked.vehicles.map(({ vehicleNo }) => vehicleNo),
    alone: isChosen ? [] : asked.vehicles,
  };
}
