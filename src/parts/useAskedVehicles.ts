import { mailAbout, smsAbout } from '@/store/care/messages/aboutVehicles';
import { accountsOf, isOneClients, selectVehicleRows, vehiclesListed } from '@/store/vehicles/vehicles/vehicleRows';
import { useQueryString } from '@/ui/queryString';
import { useAppSelector } from './hooks';

/** The vehicles of one client that an address names as `vehicles=<plates>`, its accounts that they are on, and what messages about them begin with. */
export function useAskedVehicles() {
  const key = useQueryString().params.get('vehicles') ?? '';
  const listed = vehiclesListed(useAppSelector(selectVehicleRows), key);
  const vehicles = isOneClients(listed) ? listed : [];
  const accounts = accountsOf(
    useAppSelector((state) => state.accounts),
    vehicles,
  );
  const isAbout = vehicles.length > 0;
  return {
    key,
    vehicles,
    accounts,
    sms: isAbout ? smsAbout(vehicles, accounts) : {},
    mail: isAbout ? mailAbout(vehicles, accounts) : undefined,
  };
}
