import { createSelector } from '@reduxjs/toolkit';
import { daysBefore } from '@/store/kit/dates';
import type { Device } from '@/store/stock/devices/device';
import type { WithDevices } from '@/store/stock/devices/devicesSlice';
import { jobType, type Job } from './job';
import { serviceImei } from './jobSubject';
import { selectJobs } from './jobsSlice';
import { plain } from '@/store/kit/typed/typedNumbers';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';

/** So many service jobs within so many days are no accident any more. */
const REPEATED = { jobs: 3, days: 90 };

/** What fails again and again: the device, or devices of its model, with how many service jobs it had. */
export interface RepeatFailure {
  of: 'Device' | 'Model';
  /** Its IMEI, or the model's name. */
  name: string;
  jobs: number;
}

/** What a device is one of, as it is told from others. */
const modelOf = ({ model, productName }: Pick<Device, 'model' | 'productName'>): string => model ?? productName;

/** The devices that a service job is about: the one that its request names, those that were in its vehicles already, as they are now, and those that came out or went in. */
function devicesOf(job: Job, inside: ReadonlyMap<string, Device>): readonly string[] {
  const { request, raisedOn, outcomes = [] } = job;
  const named = plain(serviceImei(job) ?? '');
  if (request.vehicleIds === undefined && outcomes.length === 0) return named === '' ? [] : [named];
  const fitted = (request.vehicleIds ?? []).flatMap((id) => {
    const device = inside.get(id);
    return device && (device.moves.at(-1)?.on ?? '') <= raisedOn ? [device.id] : [];
  });
  const worked = outcomes.flatMap(({ deviceOut, deviceIn, workDone }) =>
    workDone === 'Not Done' ? [] : [deviceOut ?? deviceIn ?? ''],
  );
  return [...new Set([named, ...fitted, ...worked])].filter((imei) => imei !== '');
}

/** The models of devices, each once. */
function modelsOf(imeis: readonly string[], { entities }: WithDevices['devices']): readonly string[] {
  const models = imeis.flatMap((imei) => {
    const device = entities[imei];
    return device ? [modelOf(device)] : [];
  });
  return models.length < 2 ? models : [...new Set(models)];
}

const addTo = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** How many service jobs each device, and each model, had of late. */
interface Failures {
  devices: WithDevices['devices'];
  byDevice: ReadonlyMap<string, number>;
  byModel: ReadonlyMap<string, number>;
}

/** The service jobs of late up to `today` (ISO date), counted. */
export const selectFailures = createSelector(
  [selectJobs, ({ devices }: WithDevices) => devices, selectDeviceInVehicle, (_state: unknown, today: string) => today],
  (jobs, devices, inside, today): Failures => {
    const since = daysBefore(today, REPEATED.days);
    const byDevice = new Map<string, number>();
    const byModel = new Map<string, number>();
    for (const job of jobs) {
      if (job.raisedOn < since || jobType(job) !== 'Service') continue;
      const imeis = devicesOf(job, inside);
      for (const imei of imeis) addTo(byDevice, imei);
      for (const model of modelsOf(imeis, devices)) addTo(byModel, model);
    }
    return { devices, byDevice, byModel };
  },
);

/** What fails again and again where the device with an IMEI is: itself, or else its model. */
export function repeatFailureOf({ devices, byDevice, byModel }: Failures, imei: string): RepeatFailure | undefined {
  const own = byDevice.get(imei) ?? 0;
  if (own >= REPEATED.jobs) return { of: 'Device', name: imei, jobs: own };
  const device = devices.entities[imei];
  const name = device && modelOf(device);
  const jobs = name === undefined ? 0 : (byModel.get(name) ?? 0);
  return name !== undefined && jobs >= REPEATED.jobs ? { of: 'Model', name, jobs } : undefined;
}

/** A repeat failure in words: which, and how often. */
export const repeatFailureText = ({ of, name, jobs }: RepeatFailure): string =>
  `${jobs} service jobs ${of === 'Device' ? 'of this device' : `on devices ${name}`} within ${REPEATED.days} days`;
