import { Button } from 'antd';
import { paths } from '@/paths';
import type { OnHand } from '@/store/stock/onHand/onHandRows';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { columnsOf } from '@/ui/columns';
import { TextLink } from '@/ui/links';

const row = columnsOf<OnHand>();

const isNumbered = ({ devices, sims }: OnHand) => devices.length + sims.length > 0;

/** The columns of what is at the places; what has numbers of its own opens the list of them. */
export const onHandColumns = (open: (shown: OnHand) => void) => [
  row.describing(
    row.party('place', 'Place', ({ place }) => place),
    { key: 'sort', title: 'Place Kind', kind: 'status', value: ({ sort }) => sort },
  ),
  row.shown(
    'text',
    'product-name',
    'Product Name',
    ({ productName }) => productName,
    (shown) =>
      isNumbered(shown) ? (
        <Button
          type="link"
          size="small"
          style={{ padding: 0 }}
          aria-label={`${shown.productName} in ${shown.place}`}
          onClick={() => open(shown)}
        >
          {shown.productName}
        </Button>
      ) : (
        shown.productName
      ),
  ),
  row.text('model', 'Model', ({ model }) => model),
  row.shown(
    'status',
    'kind',
    'Kind',
    ({ kind }) => kind,
    ({ kind }) => kind,
  ),
  row.onCard(
    'amount',
    row.count('units', 'Units', ({ units }) => units),
  ),
  row.count('to-be-scanned', 'To Be Scanned', ({ toScan }) => (toScan > 0 ? toScan : undefined)),
];

const device = columnsOf<Device>();

const imeiLink = (imei: string) => <TextLink to={paths.stocks.deviceOf(imei)}>{imei}</TextLink>;

/** The columns of the devices that a row counts. */
export const onHandDeviceColumns = [
  device.shown(
    'identifier',
    'imei',
    'IMEI',
    ({ id }) => id,
    ({ id }) => imeiLink(id),
  ),
  device.identifier('serial-no', 'Serial No', ({ serialNo }) => serialNo),
  device.identifier('itgc-id', 'Itgc Id', itgcIdOf),
  device.text('condition', 'Condition', ({ condition }) => condition),
  device.date('there-since', 'There Since', lastMovedOn),
];

const sim = columnsOf<Sim>();

/** The device that a SIM is in; undefined when it is in none. */
const deviceOf = (one: Sim) => {
  const { at, id } = holderOf(one);
  return at === 'device' ? id : undefined;
};

/** The columns of the SIMs that a row counts. */
export const onHandSimColumns = [
  sim.identifier('number', 'Number', simNumberOf),
  sim.identifier('iccid', 'ICCID', ({ id }) => id),
  sim.text('status', 'Status', ({ status }) => status),
  sim.shown('identifier', 'in-device', 'In Device', deviceOf, (one) => {
    const imei = deviceOf(one);
    return imei === undefined ? '—' : imeiLink(imei);
  }),
];
