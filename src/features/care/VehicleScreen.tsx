import { equal } from '@/journal/kit/equal';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordPage } from '@/parts/RecordPage';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { vehiclesNumbered } from '@/store/vehicles/vehicles/vehicleRows';
import { Message } from '@/ui/Message';
import { useQueryString } from '@/ui/queryString';
import { useWayUp } from '@/parts/trail/trail';
import { KnownVehicle } from './KnownVehicle';
import { OtherVehicles } from './OtherVehicles';
import { VehicleActions } from './VehicleActions';
import { usePlateWord } from './usePlateWord';

/** One vehicle, by its number in the address: whose it is, what is in it, and all that happened to it. */
export default function VehicleScreen() {
  const { params } = useQueryString();
  const named = usePlateWord('no');
  const above = useWayUp();
  const found = useAppSelector((state) => vehiclesNumbered(state, named), equal);
  const vehicle = found.find(({ number }) => String(number) === params.get('record')) ?? found[0];
  const vehicleNo = vehicle?.vehicleNo ?? named;
  return (
    <RecordPage
      noun="Vehicle"
      record={vehicle}
      missing={{
        text: named
          ? `There is no vehicle with the number ${named}.`
          : 'The address does not say which vehicle is meant.',
        back: above,
        label: 'Back',
      }}
      title={`Vehicle ${vehicleNo}`}
      crumbs={<RecordCrumbs steps={[{ text: vehicleNo }]} />}
      actions={vehicle && <VehicleActions vehicle={vehicle} />}
    >
      {(known) => (
        <>
          {!sameVehicleNo(vehicleNo, named) && (
            <Message tone="info" apart="below" title={`${named} has the number ${vehicleNo} now.`} />
          )}
          <KnownVehicle key={known.id} vehicle={known} />
          <OtherVehicles vehicles={found.filter(({ id }) => id !== known.id)} named={named} />
          <RecordActivity key={`activity ${known.id}`} record={known.id} />
        </>
      )}
    </RecordPage>
  );
}
