import { expect, test } from 'vitest';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { contactsHeard, heardSlice, type Heard } from '@/store/browser/heardSlice';
import { selectSilentClients } from '@/store/business/today/silentToday';
import { selectHeardAgain } from '@/store/care/jobs/heardAgain';
import { serviceRaised } from '@/store/facts/jobs';
import { selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { serviceRequest } from '../../support/care';
import { live, PLATE, storeOf, TODAY } from '../../support/liveVehicles';
import { done } from '../../support/said';
import { imeiOfDevice } from '../../support/stock';

const NOW = `${TODAY}T10:00`;

test('a vehicle falls silent by a reading, a job is raised for it, and it is heard again by the next reading', () => {
  const store = storeOf(live);
  let heard: Heard = {};
  const read = (at: string) => (heard = heardSlice.reducer(heard, contactsHeard([{ imei: imeiOfDevice(1), at }])));
  const state = () => ({ ...store.getState(), heard });
  const stands = () => ({
    notWorking: selectNotWorking(state(), NOW).map(({ vehicleNo }) => vehicleNo),
    today: selectSilentClients(state(), TODAY).map(({ what }) => what),
    toTell: noticeRows(state(), 'Vehicle Silent', ['vehicle-1'], TODAY, 'en').length,
    heardAgain: [...selectHeardAgain(state(), NOW).values()].flat().map(({ vehicleNo }) => vehicleNo),
  });
  const nothing = { notWorking: [], today: [], toTell: 0, heardAgain: [] };
  expect(stands()).toEqual(nothing);

  read('2026-11-12T08:00');
  expect(stands()).toEqual({ notWorking: [PLATE], today: ['1 vehicle'], toTell: 1, heardAgain: [] });

  const fact = serviceRaised(serviceRequest({ vehicleIds: ['vehicle-1'], notWorking: '2026-11-12T08:00' }));
  done(store.dispatch({ ...fact, payload: { ...fact.payload, on: TODAY } }));
  expect(stands().heardAgain).toEqual([]);

  read(`${TODAY}T09:59`);
  expect(stands()).toEqual({ ...nothing, heardAgain: [PLATE] });
});
