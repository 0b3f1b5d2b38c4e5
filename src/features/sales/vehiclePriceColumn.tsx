import { formatDate } from '@/format';
import type { ClientVehicle } from '@/store/billing/papers/accountPapers';
import { termsOn, termsSince } from '@/store/vehicles/vehicles/terms';
import { columnsOf } from '@/ui/columns';
import { Money } from '@/ui/Money';
import { SmallLine } from '@/ui/SmallLine';

const { shown, describing } = columnsOf<ClientVehicle>();

/** What holds on a day, and what from a later one on. */
export const termsThen = (vehicle: ClientVehicle, today: string) => {
  const { price, gst = 'Excluding', charge } = termsOn(vehicle, today);
  const since = termsSince(vehicle);
  return { price, gst, charge, next: since !== undefined && since > today ? since : undefined };
};

/** What a vehicle costs on a day (ISO date), and what it will. */
export const vehiclePriceColumn = (today: string) =>
  describing(
    shown(
      'money',
      'price',
      'Price',
      (vehicle) => termsThen(vehicle, today).price,
      (vehicle, hasPaise) => {
        const { price, gst, next } = termsThen(vehicle, today);
        return (
          <>
            <Money amount={price} hasPaise={hasPaise} />
            {gst === 'Including' && <SmallLine>with GST</SmallLine>}
            {next !== undefined && (
              <SmallLine>
                <Money amount={vehicle.price} hasPaise={hasPaise} /> from {formatDate(next)}
              </SmallLine>
            )}
          </>
        );
      },
    ),
    {
      key: 'gst',
      title: 'GST',
      kind: 'status',
      value: (vehicle) => termsThen(vehicle, today).gst,
      among: ['Including', 'Excluding'],
    },
  );
