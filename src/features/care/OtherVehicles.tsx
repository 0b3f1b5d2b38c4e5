import { formatDate } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import { ownerOf } from '@/store/vehicles/vehicles/vehicleRows';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { TextLink } from '@/ui/links';
import { Section } from '@/ui/Section';

const standing = ({ vehicleNo, closedOn }: Vehicle, named: string) => {
  if (closedOn !== undefined) return `closed on ${formatDate(closedOn)}`;
  return vehicleNo === named ? 'open' : `has the number ${vehicleNo} now`;
};

/** The other vehicles that have or had the number `named`, each with the way to its own page. */
export function OtherVehicles({ vehicles, named }: { vehicles: readonly Vehicle[]; named: string }) {
  const accounts = useAppSelector((state) => state.accounts);
  if (vehicles.length === 0) return null;
  return (
    <Section title={`Also under ${named}`}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <TextLink
              to={
                isOpenVehicle(vehicle)
                  ? paths.care.vehicleOf(vehicle.vehicleNo)
                  : paths.care.vehicleOf(named, vehicle.number)
              }
            >
              {`${named} of ${ownerOf(accounts, vehicle).company || 'nobody'}`}
            </TextLink>
            {`, ${standing(vehicle, named)}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}
