import { useParams } from 'react-router-dom';
import { equal } from '@/journal/kit/equal';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { WhenReady } from '@/parts/WhenReady';
import { rowOfTable } from '@/store/kit/table';
import { findDevice } from '@/store/business/deviceLookup';
import { vehicleOfDevice } from '@/store/business/deviceUse';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { CopyButton } from '@/ui/CopyButton';
import { MOST_TYPED } from '@/ui/mostTyped';
import { Page } from '@/ui/Page';
import { KnownDevice } from './KnownDevice';
import { UnboughtDevice } from './UnboughtDevice';

/** One device, by its IMEI in the address: where it is, and its way there. */
export default function DeviceScreen() {
  const { imei: given = '' } = useParams();
  const imei = cleanLine(given).slice(0, MOST_TYPED.line);
  const device = useAppSelector((state) => rowOfTable(state.devices, imei));
  const findings = useAppSelector((state) => findDevice(state, imei).filter(({ list }) => list !== 'Device'), equal);
  const use = useAppSelector((state) => device && vehicleOfDevice(state, device), equal);
  return (
    <Page
      title={`Device ${imei}`}
      crumbs={<RecordCrumbs steps={[{ text: imei }]} />}
      actions={<CopyButton what="IMEI" text={imei} />}
    >
      <WhenReady loading="Loading the device..." failed="Error loading the device.">
        {device ? (
          <KnownDevice key={imei} device={device} use={use} findings={findings} />
        ) : (
          <UnboughtDevice imei={imei} findings={findings} />
        )}
        {device && <RecordActivity record={imei} />}
      </WhenReady>
    </Page>
  );
}
