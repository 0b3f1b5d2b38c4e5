import { equal } from '@/journal/kit/equal';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { RecordNotFound } from '@/parts/RecordNotFound';
import { WhenReady } from '@/parts/WhenReady';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { vehiclesNumbered } from '@/store/vehicles/vehicles/vehicleRows';
import { Message } from '@/ui/Message';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { useWayUp } from '@/parts/trail/trail';
import { KnownVehicle } from './KnownVehicle';
import { OtherVehicles } from './OtherVehicles';
import { VehicleActions } from './VehicleActions';
import { usePlateWord } from './usePlateWord';

const Missing = ({ vehicleNo }: { vehicleNo: string }) => (
  <RecordNotFound
    title="Vehicle not found"
    text={
      vehicleNo
        ? `There is no vehicle with the number ${vehicleNo}.`
        : 'The address does not say which vehicle is meant.'
    }
    back={useWayUp()}
    label="Back"
  />
);

/** One vehicle, by its number in the address: whose it is, what is in it, and all that happened to it. */
export default function VehicleScreen() {
  const { params } = useQueryString();
  const named = usePlateWord('no');
  const found = useAppSelector((state) => vehiclesNumbered(state, named), equal);
  const status = useAppSelector(selectDataStatus);
  const vehicle = found.find(({ number }) => String(number) === params.get('record')) ?? found[0];
  if (status === 'ready' && !vehicle) return <Missing vehicleNo={named} />;
  const vehicleNo = vehicle?.vehicleNo ?? named;
  return (
    <Page
      title={`Vehicle ${vehicleNo}`}
      crumbs={<RecordCrumbs steps={[{ text: vehicleNo }]} />}
      actions={vehicle && <VehicleActions vehicle={vehicle} />}
    >
      <WhenReady loading="Loading the vehicle..." failed="Error loading the vehicle.">
        {vehicle && (
          <>
            {!sameVehicleNo(vehicleNo, named) && (
              <Message tone="info" apart="below" title={`${named} has the number ${vehicleNo} now.`} />
            )}
            <KnownVehicle key={vehicle.id} vehicle={vehicle} />
            <OtherVehicles vehicles={found.filter(({ id }) => id !== vehicle.id)} named={named} />
            <RecordActivity key={`activity ${vehicle.id}`} record={vehicle.id} />
          </>
        )}
      </WhenReady>
    </Page>
  );
}
