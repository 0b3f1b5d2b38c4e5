import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import LinkedReason from '@/parts/LinkedReason';
import { createStore } from '@/store/business/store';
import { jobType } from '@/store/care/jobs/job';
import { paths } from '@/paths';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vehicle as vehicleOf } from '../support/accounts';
import { imeiOfDevice, simOf } from '../support/stock';
import { smallBusiness } from '../support/tabs';

const [vehicle] = Object.values(smallBusiness.vehicles.entities);
const plate = vehicle?.vehicleNo ?? '';

const [job] = Object.values(smallBusiness.jobs.entities);
const jobPlace = job ? paths.care.viewJobOf(jobType(job), job.number) : '';

const [ofDelhi, ofNoForm] = ['DL1CAB1234', 'DL-3C-A-7'];
const business = {
  ...smallBusiness,
  vehicles: vehicleTable([
    ...Object.values(smallBusiness.vehicles.entities),
    vehicleOf(901, { vehicleNo: ofDelhi }),
    vehicleOf(902, { vehicleNo: ofNoForm }),
  ]),
};

/** Where the links of a reason lead, by their texts. */
const linksOf = (text: string) => {
  const html = renderToString(
    <Provider store={createStore(business)}>
      <StaticRouter location="/">
        <LinkedReason text={text} />
      </StaticRouter>
    </Provider>,
  );
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  return links.map(([, to = '', said = '']) => [said, decodeURIComponent(to.replaceAll('+', ' '))]);
};

test.each([
  [
    `SIM ${simOf(1).id} is in the device ${imeiOfDevice(1)}.`,
    [
      [`SIM ${simOf(1).id}`, `/stocks/devices/${imeiOfDevice(1)}`],
      [imeiOfDevice(1), `/stocks/devices/${imeiOfDevice(1)}`],
    ],
  ],
  [`SIM ${simOf(4).id} is Blank.`, [[`SIM ${simOf(4).id}`, `/stocks/on-hand?q=${simOf(4).id}`]]],
  ['It is on its way from Store to Delhi by challan 9.', [['challan 9', '/stocks/slips/9']]],
  [
    `${plate} is done already in job ${job?.number}.`,
    [
      [plate, `/cce/vehicle?no=${plate}`],
      [`job ${job?.number}`, jobPlace],
    ],
  ],
  [
    `काम ${job?.number} में ${plate} पहले ही हो चुकी है।`,
    [
      [`काम ${job?.number}`, jobPlace],
      [plate, `/cce/vehicle?no=${plate}`],
    ],
  ],
  [`${plate} of Metro is open already.`, [[plate, `/cce/vehicle?no=${plate}`]]],
  [
    `${ofDelhi} of Metro and ${ofNoForm} of Konkan are open already.`,
    [
      [ofDelhi, `/cce/vehicle?no=${ofDelhi}`],
      [ofNoForm, `/cce/vehicle?no=${ofNoForm}`],
    ],
  ],
])('the records that %j names lead to their pages', (text, links) => expect(linksOf(text)).toEqual(links));

test.each([
  'SIM 8991000000000099999 is not known.',
  'IMEI 356938035643999: It is not known.',
  'MH 99 ZZ 9999 is not known: check the number.',
  'DL1CAB9999 is not known: check the number.',
])('what %j names is nowhere, and leads nowhere', (text) => expect(linksOf(text)).toEqual([]));
