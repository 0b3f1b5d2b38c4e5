import { createSelector } from '@reduxjs/toolkit';
import { formatDate, formatMinute, formatMoney, formatMonth } from '@/format';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { isLive } from '@/store/billing/bills/bill';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { jobType, TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { selectSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { paths } from '@/paths';
import type { Business } from './business';
import { RECORD_PLACES } from './recordPlaces';
import { dayOf, selectVehiclePapers, type OutcomeAt, type VehiclePapers } from '@/store/care/jobs/vehiclePapers';

/** More about what happened: words, with where they lead to, or a file. */
export interface EventLine {
  text: string;
  to?: string | undefined;
  file?: Attachment | undefined;
}

/** One thing that happened to a vehicle. */
export interface VehicleEvent {
  /** ISO date. */
  on: string;
  what: string;
  lines: readonly EventLine[];
}

/** The nouns that tell of a vehicle. */
type TimelineContext = Pick<
  Business,
  'vehicles' | 'accounts' | 'devices' | 'jobs' | 'deletions' | 'messages' | 'subscriptions' | 'installers' | 'bills'
>;

const tableOf =
  <Name extends keyof TimelineContext>(name: Name) =>
  (state: Pick<TimelineContext, Name>) =>
    state[name];

/** The nouns that tell of a vehicle, the same as long as none of them changes. */
export const selectTimelineContext = createSelector(
  [
    tableOf('vehicles'),
    tableOf('accounts'),
    tableOf('devices'),
    tableOf('jobs'),
    tableOf('deletions'),
    tableOf('messages'),
    tableOf('subscriptions'),
    tableOf('installers'),
    tableOf('bills'),
  ],
  (vehicles, accounts, devices, jobs, deletions, messages, subscriptions, installers, bills): TimelineContext => ({
    vehicles,
    accounts,
    devices,
    jobs,
    deletions,
    messages,
    subscriptions,
    installers,
    bills,
  }),
);

const words = (...texts: readonly (string | undefined)[]): EventLine[] =>
  texts.filter(Boolean).map((text = '') => ({ text }));
const jobLine = (job: Job): EventLine => ({ text: `Job ${job.number}`, to: RECORD_PLACES.jobs(job) });
const deviceLine = (imei: string, before = 'IMEI'): EventLine => ({
  text: `${before} ${imei}`,
  to: paths.stocks.deviceOf(imei),
});

/** What a vehicle was before each of its moves, and what it became by it. */
function moves({ accounts }: TimelineContext, { past = [], ...now }: Vehicle): VehicleEvent[] {
  const ownerAt = (accountId: string | undefined) =>
    accounts.entities[accountId ?? '']?.bill.companyName ?? now.company ?? 'a client without an account';
  return past.map((before, place) => {
    const after = past[place + 1] ?? now;
    const isRenamed = before.vehicleNo !== after.vehicleNo;
    return {
      on: before.until,
      what: isRenamed ? 'New number' : 'Moved to another client',
      lines: words(
        isRenamed ? `${before.vehicleNo} → ${after.vehicleNo}` : undefined,
        before.accountId === after.accountId ? undefined : `${ownerAt(before.accountId)} → ${ownerAt(after.accountId)}`,
      ),
    };
  });
}

function jobEvents({ installers }: TimelineContext, { jobs }: VehiclePapers): VehicleEvent[] {
  return jobs.flatMap((job) => {
    const { visit, status, raisedOn } = job;
    const goes = status === 'With Installer' ? visit : undefined;
    return [
      { on: raisedOn, what: `${jobType(job)} job raised`, lines: [jobLine(job)] },
      ...(goes
        ? [
            {
              on: goes.on,
              what: 'Visit',
              lines: [...words(installers.entities[goes.installerId]?.name, TIME_SLOTS[goes.slot]), jobLine(job)],
            },
          ]
        : []),
    ];
  });
}

/** What was done at a vehicle, and by which certificate. */
function outcomeEvents({ installers }: TimelineContext, { job, outcome }: OutcomeAt): VehicleEvent[] {
  const { on, workDone, deviceIn, deviceOut, installerId, fault, remark, photo, certificateNo, certificateUntil } =
    outcome;
  return [
    {
      on,
      what: workDone,
      lines: [
        ...(deviceIn === undefined ? [] : [deviceLine(deviceIn, 'In: IMEI')]),
        ...(deviceOut === undefined ? [] : [deviceLine(deviceOut, 'Out: IMEI')]),
        ...words(
          fault && `Cause: ${fault}`,
          remark,
          installers.entities[installerId] && `by ${installers.entities[installerId].name}`,
        ),
        jobLine(job),
        ...(photo ? [{ text: photo.name, file: photo }] : []),
      ],
    },
    ...(certificateNo === undefined
      ? []
      : [
          {
            on,
            what: 'AIS-140 certificate',
            lines: words(certificateNo, certificateUntil && `Valid until ${formatDate(certificateUntil)}`),
          },
        ]),
  ];
}

/** When devices came and went, but for what the outcomes of its jobs tell already. */
function fitmentEvents(state: TimelineContext, { id }: Vehicle, { outcomes }: VehiclePapers): VehicleEvent[] {
  const known = new Set(
    outcomes.flatMap(({ outcome: { on, deviceIn = '', deviceOut = '' } }) => [
      `in ${deviceIn} ${on}`,
      `out ${deviceOut} ${on}`,
    ]),
  );
  return (selectFitments(state).get(id) ?? []).flatMap(({ deviceId, from, to }) => [
    ...(known.has(`in ${deviceId} ${from}`) ? [] : [{ on: from, what: 'Fitted', lines: [deviceLine(deviceId)] }]),
    ...(to === undefined || known.has(`out ${deviceId} ${to}`)
      ? []
      : [{ on: to, what: 'Removed', lines: [deviceLine(deviceId)] }]),
  ]);
}

/** When a subscription began, rested, went on and ended, up to `today` (ISO date). */
function subscriptionEvents({ from, to, pauses }: Subscription, today: string): VehicleEvent[] {
  return [
    { on: from, what: 'Subscription began', lines: [] },
    ...pauses.flatMap((pause) => {
      const resumed =
        pause.to ??
        (pause.until !== undefined && pause.until <= today && (to === undefined || pause.until < to)
          ? pause.until
          : undefined);
      return [
        {
          on: pause.from,
          what: 'Subscription paused',
          lines: words(pause.until && `Until ${formatDate(pause.until)}`),
        },
        ...(resumed === undefined ? [] : [{ on: resumed, what: 'Subscription resumed', lines: [] }]),
      ];
    }),
    ...(to === undefined ? [] : [{ on: to, what: 'Subscription ended', lines: [] }]),
  ];
}

function deletionEvents({ deletions }: VehiclePapers): VehicleEvent[] {
  return deletions.flatMap((deletion) => {
    const { date, status, reason, deletionDate, simDeactivation } = deletion;
    const list: EventLine = { text: 'Deletion List', to: RECORD_PLACES.deletions(deletion) };
    return [
      { on: date, what: 'Deletion asked for', lines: [...words(`${status}: ${reason}`), list] },
      ...(isDeleted(deletion) && deletionDate !== undefined
        ? [
            {
              on: deletionDate,
              what: 'Deleted',
              lines: [...words(simDeactivation && `SIM Deactivation: ${simDeactivation}`), list],
            },
          ]
        : []),
    ];
  });
}

const messageEvents = ({ messages }: VehiclePapers): VehicleEvent[] =>
  messages.map((sent) => ({
    on: dayOf(sent),
    what: sent.kind === 'sms' ? 'SMS sent' : 'Mail sent',
    lines:
      sent.kind === 'sms'
        ? words(sent.message, `To ${sent.mobileNumbers.join(', ')}`)
        : words(sent.subject, `To ${sent.to.join(', ')}`),
  }));

/** What its own record tells: its last service and contact, the month that is billed, and its end. */
function ownEvents({ bills }: TimelineContext, vehicle: Vehicle, { outcomes }: VehiclePapers): VehicleEvent[] {
  const { contact, serviced, closedOn } = vehicle;
  const billed = Object.values(bills.entities).filter(
    (bill) => isLive(bill) && bill.lines.some(({ vehicleId }) => vehicleId === vehicle.id),
  );
  const isDescribed = outcomes.some(({ outcome: { on } }) => on === serviced?.on);
  return [
    ...billed.map(({ month, issuedOn, docNo, lines }) => ({
      on: issuedOn,
      what: `Billed for ${formatMonth(month)}`,
      lines: words(
        docNo ?? '',
        ...lines
          .filter(({ vehicleId }) => vehicleId === vehicle.id)
          .map(({ taxable, why = '' }) => `${formatMoney(taxable)} ${why}`.trim()),
      ),
    })),
    ...(serviced && !isDescribed ? [{ on: serviced.on, what: 'Last service', lines: words(serviced.reason) }] : []),
    ...(contact
      ? [{ on: contact.at.slice(0, 10), what: 'Last contact', lines: words(formatMinute(contact.at), contact.latLong) }]
      : []),
    ...(closedOn === undefined ? [] : [{ on: closedOn, what: 'Closed', lines: [] }]),
  ];
}

/** All that is known to have happened to a vehicle up to `today` (ISO date), oldest first. */
export function vehicleTimeline(state: TimelineContext, vehicle: Vehicle, today: string): VehicleEvent[] {
  const papers = selectVehiclePapers(state, vehicle.id);
  const subscriptions = selectSubscriptions(state).filter(({ vehicleId }) => vehicleId === vehicle.id);
  return [
    ...moves(state, vehicle),
    ...jobEvents(state, papers),
    ...papers.outcomes.flatMap((outcome) => outcomeEvents(state, outcome)),
    ...fitmentEvents(state, vehicle, papers),
    ...subscriptions.flatMap((subscription) => subscriptionEvents(subscription, today)),
    ...messageEvents(papers),
    ...deletionEvents(papers),
    ...ownEvents(state, vehicle, papers),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
}
