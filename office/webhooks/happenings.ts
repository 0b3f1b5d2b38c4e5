import { createHash } from 'node:crypto';
import { isObject } from '@/journal/kit/isObject';
import type { Entry } from '@/journal/port/port';
import type { WebhookEvent } from '@/office/webhooks/webhookSettings';
import { isLive } from '@/store/billing/bills/bill';
import type { Heard } from '@/store/browser/heardSlice';
import type { Business } from '@/store/business/business';
import { countedContact, isToBeHeard, isTooSilent } from '@/store/business/today/silentToday';
import { jobType } from '@/store/care/jobs/job';
import { accountsBilled, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { jobClosed } from '@/store/facts/jobs';
import { paise } from '@/store/kit/money';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';

/** Something that a receiver is told of. */
export interface Happening {
  /** The same whenever it is read: a receiver that knows it drops it. */
  id: string;
  event: WebhookEvent;
  /** What it is about, in words. */
  about: string;
  /** The text that it is told in. */
  body: string;
}

const ID_LENGTH = 27;
const ISSUING: readonly string[] = [billRunApproved.type, accountsBilled.type, vehiclesBilled.type];

/** @param parts what tells it from all others, which need not be fit for a header */
function happening(event: WebhookEvent, parts: readonly string[], about: string, at: string, data: object): Happening {
  const hash = createHash('sha256').update([event, ...parts].join('\n'));
  return {
    id: `msg_${hash.digest('base64url').slice(0, ID_LENGTH)}`,
    event,
    about,
    body: JSON.stringify({ type: event, timestamp: at, data }),
  };
}

function billIssued({ bills }: Business, id: string, { at }: Entry): Happening | undefined {
  const bill = bills.entities[id];
  if (!bill || !isLive(bill)) return undefined;
  const { docNo, accountId, recipient, month, issuedOn, dueOn, total } = bill;
  return happening('bill.issued', [id], `Bill ${docNo}`, at, {
    id,
    docNo,
    clientId: accountId,
    company: recipient.name,
    month,
    issuedOn,
    dueOn,
    totalPaise: paise(total),
  });
}

function jobDone({ jobs }: Business, id: string, entry: Entry): Happening | undefined {
  const job = jobs.entities[id];
  if (job?.status !== 'Done') return undefined;
  const { number, request, outcomes = [] } = job;
  const doneOn = outcomes.at(-1)?.on ?? null;
  // Not by the entry: an earlier visit to the same job may be read only now that all of it is done.
  const parts = [id, String(outcomes.length), doneOn ?? ''];
  return happening('job.done', parts, `Job ${number}`, entry.at, {
    id,
    number,
    type: jobType(job),
    clientId: request.accountId ?? null,
    company: request.companyName,
    doneOn,
  });
}

const idsIn = (rows: unknown): string[] =>
  Array.isArray(rows) ? rows.flatMap((row) => (isObject(row) && typeof row.id === 'string' ? [row.id] : [])) : [];

/** What an entry, with its payload, made happen; undefined in the place of what is not so, or not any more: as many as ever it is read. */
export function happenedIn(business: Business, entry: Entry): readonly (Happening | undefined)[] {
  const { type, payload } = entry.action;
  if (!isObject(payload)) return [];
  if (ISSUING.includes(type)) return idsIn(payload.issued).map((id) => billIssued(business, id, entry));
  return type === jobClosed.type ? idsIn([payload]).map((id) => jobDone(business, id, entry)) : [];
}

/** The vehicles that told nothing for too long on a day (ISO date), by their identities, each as it is told at an instant. */
export function silentVehicles(business: Business, heard: Heard, today: string, at: string): Map<string, Happening> {
  const devices = selectDeviceInVehicle(business);
  const found = new Map<string, Happening>();
  for (const vehicle of Object.values(business.vehicles.entities)) {
    const inside = devices.get(vehicle.id);
    const last = isToBeHeard(vehicle) ? countedContact(business.devices, vehicle, inside, heard) : undefined;
    if (!last || !isTooSilent(last.at, today)) continue;
    const { id, vehicleNo, accountId } = vehicle;
    const data = { id, vehicleNo, clientId: accountId ?? null, lastContact: last.at };
    found.set(id, happening('vehicle.silent', [id, last.at], vehicleNo, at, data));
  }
  return found;
}
