import { formatDate } from '@/format';
import { visitToCome, jobType, TIME_SLOTS } from '@/store/care/jobs/job';
import type { OutcomeAt, VehiclePapers } from '@/store/care/jobs/vehiclePapers';
import type { TimelineContext } from './timelineContext';
import { jobLine, words, deviceLine, type VehicleEvent } from './vehicleEvent';

/** When jobs of a vehicle were raised, the visit that is to come, and those that failed. */
export function jobEvents({ installers }: TimelineContext, { jobs }: VehiclePapers): VehicleEvent[] {
  return jobs.flatMap((job) => {
    const { raisedOn, failedVisits = [] } = job;
    const goes = visitToCome(job);
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
      ...failedVisits.map(({ on, installerId, cause, remark }) => ({
        on,
        what: 'Not Reached',
        lines: [
          ...words(cause, remark, installers.entities[installerId] && `by ${installers.entities[installerId].name}`),
          jobLine(job),
        ],
      })),
    ];
  });
}

/** What was done at a vehicle, and by which certificate. */
export function outcomeEvents({ installers }: TimelineContext, { job, outcome }: OutcomeAt): VehicleEvent[] {
  const {
    on,
    workDone,
    deviceIn,
    deviceOut,
    installerId,
    fault,
    remark,
    photos = [],
    certificateNo,
    certificateUntil,
  } = outcome;
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
        ...photos.map((photo) => ({ text: photo.name, file: photo })),
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
