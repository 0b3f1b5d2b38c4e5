import { formatDate, formatMinute } from '@/format';
import { DeviceLink } from '@/parts/DeviceLink';
import { useAppSelector } from '@/parts/hooks';
import { liveFacts } from '@/parts/liveFacts';
import { VehicleStanding } from '@/parts/VehicleStanding';
import { paths } from '@/paths';
import { selectVehiclePapers } from '@/store/care/jobs/vehiclePapers';
import { simNumberOf } from '@/store/stock/sims/sim';
import { ownerOf, selectDeviceInVehicle, selectLastContact } from '@/store/vehicles/vehicles/vehicleRows';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { Facts } from '@/ui/Facts';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { PlaceCell } from './PlaceCell';
import { formatTemperature } from './vehicleColumns';

const NONE = '—';

/** The last AIS-140 certificate of a vehicle, in words. */
function useCertificate({ id }: Vehicle): string {
  const { outcomes } = useAppSelector((state) => selectVehiclePapers(state, id));
  const { certificateNo, certificateUntil } =
    outcomes.findLast(({ outcome }) => outcome.certificateNo !== undefined)?.outcome ?? {};
  if (certificateNo === undefined) return NONE;
  return certificateUntil === undefined
    ? certificateNo
    : `${certificateNo}, valid until ${formatDate(certificateUntil)}`;
}

/** What a vehicle is, whose, and what it told last. */
export function VehicleHead({ vehicle }: { vehicle: Vehicle }) {
  const accounts = useAppSelector((state) => state.accounts);
  const device = useAppSelector((state) => selectDeviceInVehicle(state).get(vehicle.id));
  const sim = useAppSelector((state) => state.sims.entities[device?.simId ?? '']);
  const certificate = useCertificate(vehicle);
  const { client, company } = ownerOf(accounts, vehicle);
  const account = accounts.entities[vehicle.accountId ?? ''];
  const toClient = account && paths.sales.detailedClientOf(account.number);
  const contact = useAppSelector((state) => selectLastContact(state, vehicle));
  return (
    <Section title={`${vehicle.vehicleNo} of ${company || 'nobody'}`}>
      <Facts
        facts={[
          { label: 'Status', value: <VehicleStanding vehicle={vehicle} hasDevice={device !== undefined} /> },
          { label: 'Company', value: company ? <OpenLink to={toClient}>{company}</OpenLink> : NONE },
          { label: 'Client', value: client ? <OpenLink to={toClient}>{client}</OpenLink> : NONE },
          { label: 'IMEI', value: device ? <DeviceLink imei={device.id} /> : 'No device is in it' },
          { label: 'SIM', value: device && sim ? <DeviceLink imei={device.id}>{simNumberOf(sim)}</DeviceLink> : NONE },
          { label: 'Last Contact Time', value: contact ? formatMinute(contact.at) : NONE },
          {
            label: 'Lat/Long',
            value: contact?.latLong ? <PlaceCell vehicleNo={vehicle.vehicleNo} latLong={contact.latLong} /> : NONE,
          },
          ...liveFacts(contact),
          { label: 'Temperature', value: formatTemperature(contact?.temp) || NONE },
          { label: 'Type', value: vehicle.type ?? NONE },
          { label: 'Chassis No', value: vehicle.chassisNo ?? NONE },
          { label: 'AIS-140 Certificate', value: certificate },
          ...(vehicle.closedOn === undefined ? [] : [{ label: 'Closed', value: formatDate(vehicle.closedOn) }]),
        ]}
      />
    </Section>
  );
}
