import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { formatCount, formatDate } from '@/format';
import { factUndone } from '@/journal/undo/undo';
import type { Replica } from '@/journal/replica';
import { daysAfter, daysBetween, isoDate } from '@/store/kit/dates';
import type { Numbered, Table } from '@/store/kit/table';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { businessReplaced, type Business } from './business';

/** So many days from the last fact, a clock is sooner wrong than the office was asleep. */
const MOST_SILENT_DAYS = 3;

/**
 * The same from the last document, where no fact is known: of a sample, or of a business that was brought along. An office may issue
 * documents once a month: after three days it would be asked on nearly every day, and answer without reading.
 */
const MOST_DAYS_WITHOUT_DOCUMENT = 45;

/** Something of which it is known on which day it was done: `on` is an ISO date. */
interface Dated {
  what: string;
  on: string;
}

const later = (one: Dated | undefined, other: Dated | undefined): Dated | undefined =>
  one && other ? (one.on >= other.on ? one : other) : (one ?? other);

/** The latest of a table, looked for anew only where that table changed: a year of bills is long. */
const latestOf = <Row extends Numbered>(table: (business: Business) => Table<Row>, datedBy: (row: Row) => Dated) =>
  createSelector([table], ({ entities }) => {
    let latest: Dated | undefined;
    for (const row of Object.values(entities)) latest = later(latest, datedBy(row));
    return latest;
  });

/** The last of all that bears a day which the clock gave it. */
const selectLastDated = createSelector(
  [
    latestOf(
      ({ bills }) => bills,
      ({ docNo, issuedOn }) => ({ what: docNo, on: issuedOn }),
    ),
    latestOf(
      ({ creditNotes }) => creditNotes,
      ({ docNo, issuedOn }) => ({ what: docNo, on: issuedOn }),
    ),
    latestOf(
      ({ proformas }) => proformas,
      ({ docNo, issuedOn }) => ({ what: docNo, on: issuedOn }),
    ),
    latestOf(
      ({ receipts }) => receipts,
      ({ docNo, on }) => ({ what: docNo, on }),
    ),
    latestOf(
      ({ challans }) => challans,
      (challan) => ({ what: `challan ${challan.number}`, on: dayOfDocument(challan) }),
    ),
    latestOf(
      ({ requests }) => requests,
      ({ number, orderDate }) => ({ what: `stock request ${number}`, on: orderDate }),
    ),
    latestOf(
      ({ jobs }) => jobs,
      ({ number, raisedOn }) => ({ what: `job ${number}`, on: raisedOn }),
    ),
  ],
  (...all) => all.reduce(later, undefined),
);

/** So many of the last facts are looked through for one that bears its day. */
const LOOKED_THROUGH = 100;

/**
 * The ISO date on which the last fact was said that a journal holds; undefined where that only brought a whole business along, a sample
 * or a backup. In one browser, whose clock alone tells it, it is the last that bears its day: of all others nobody is asked.
 */
export async function lastSaidOn(
  replica: Pick<Replica, 'newest'> | undefined,
  isOffice: boolean,
): Promise<string | undefined> {
  const newest = (await replica?.newest(isOffice ? 1 : LOOKED_THROUGH)) ?? [];
  const last = newest.find(
    ({ at, action }) => isOffice || businessReplaced.match(action) || bearsDay(action, isoDate(new Date(at))),
  );
  return last === undefined || businessReplaced.match(last.action) ? undefined : isoDate(new Date(last.at));
}

/** Whether a day is so far from that of the last fact (both ISO dates) that the clock is doubtful. */
export const isFarFrom = (said: string, today: string): boolean =>
  Math.abs(daysBetween(said, today)) > MOST_SILENT_DAYS;

/** Why it is doubtful that today is that day (ISO date), in a sentence that names both days; nothing where it is not. `said` is the day of the last fact, if that is known. */
export function clockDoubt(business: Business, today: string, said?: string): string | undefined {
  const last = selectLastDated(business);
  const isToday = `By the clock of this device today is ${formatDate(today)}`;
  const known = last ? `${last.what} is of ${formatDate(last.on)}` : '';
  if (last && today < last.on) return `${isToday}, but ${known}.`;
  if (said !== undefined) {
    if (!isFarFrom(said, today)) return undefined;
    const days = daysBetween(said, today);
    return days > 0
      ? `${isToday}, ${formatCount(days)} days after the last that was said: on ${formatDate(said)}.`
      : `${isToday}, before the last that was said: on ${formatDate(said)}.`;
  }
  if (!last || today <= daysAfter(last.on, MOST_DAYS_WITHOUT_DOCUMENT)) return undefined;
  return `${isToday}, ${formatCount(daysBetween(last.on, today))} days after the last that is known: ${known}.`;
}

/** Stands for an Undo that is not made yet. */
export const AN_UNDO: UnknownAction = factUndone({ fact: { type: '' }, changes: [] });

/** Whether a fact bears that day; what comes out of a backup bears its own, and an Undo is given it as it is said. */
export const bearsDay = (fact: UnknownAction, day: string): boolean =>
  factUndone.match(fact) || (!businessReplaced.match(fact) && JSON.stringify(fact.payload ?? null).includes(day));

/** Whether a fact bears that day by the clock of this device: the desk of an office gives an Undo its day. */
export const bearsDayOfClock = (fact: UnknownAction, day: string, isOffice: boolean): boolean =>
  !(isOffice && factUndone.match(fact)) && bearsDay(fact, day);
