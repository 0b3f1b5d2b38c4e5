import type { UnknownAction } from '@reduxjs/toolkit';
import { formatCount, formatDate } from '@/format';
import { daysAfter } from '@/store/kit/dates';
import type { Numbered, Table } from '@/store/kit/table';
import { businessReplaced, type Business } from './business';

/** After so many days of which nothing is known, a clock is sooner wrong than the office was asleep. */
const MOST_SILENT_DAYS = 45;

const DAY_MS = 86_400_000;

/** Something of which it is known on which day it was done: `on` is an ISO date. */
interface Dated {
  what: string;
  on: string;
}

const dated = <Row extends Numbered>({ entities }: Table<Row>, datedBy: (row: Row) => Dated): Dated[] =>
  Object.values(entities).map(datedBy);

/** All that bears a day that the clock gave it. */
const allDated = (business: Business): Dated[] => [
  ...dated(business.bills, ({ docNo, issuedOn }) => ({ what: docNo, on: issuedOn })),
  ...dated(business.creditNotes, ({ docNo, issuedOn }) => ({ what: docNo, on: issuedOn })),
  ...dated(business.proformas, ({ docNo, issuedOn }) => ({ what: docNo, on: issuedOn })),
  ...dated(business.receipts, ({ docNo, number, on }) => ({ what: docNo ?? `receipt ${number}`, on })),
  ...dated(business.challans, ({ number, offeredOn }) => ({ what: `challan ${number}`, on: offeredOn })),
  ...dated(business.requests, ({ number, orderDate }) => ({ what: `stock request ${number}`, on: orderDate })),
  ...dated(business.jobs, ({ number, raisedOn }) => ({ what: `job ${number}`, on: raisedOn })),
];

/** Why it is doubtful that today is that day (ISO date), in a sentence that names both days; nothing where it is not. */
export function clockDoubt(business: Business, today: string): string | undefined {
  const last = allDated(business).reduce<Dated | undefined>(
    (latest, one) => (latest && latest.on >= one.on ? latest : one),
    undefined,
  );
  if (!last) return undefined;
  const known = `${last.what} is of ${formatDate(last.on)}`;
  if (today < last.on) return `By the clock of this device today is ${formatDate(today)}, but ${known}.`;
  if (today <= daysAfter(last.on, MOST_SILENT_DAYS)) return undefined;
  const days = Math.round((Date.parse(today) - Date.parse(last.on)) / DAY_MS);
  return `By the clock of this device today is ${formatDate(today)}, ${formatCount(days)} days after the last that is known: ${known}.`;
}

/** Whether a fact bears that day; what comes out of a backup bears its own. */
export const bearsDay = (fact: UnknownAction, day: string): boolean =>
  !businessReplaced.match(fact) && JSON.stringify(fact.payload ?? null).includes(day);
