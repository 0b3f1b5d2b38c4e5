import { createSelector, type UnknownAction } from '@reduxjs/toolkit';
import { formatCount, formatDate } from '@/format';
import { daysAfter, daysBetween } from '@/store/kit/dates';
import type { Numbered, Table } from '@/store/kit/table';
import { dayOfDocument } from '@/store/stock/challans/invoiceDay';
import { businessReplaced, type Business } from './business';

/**
 * After so many days of which nothing is known, a clock is sooner wrong than the office was asleep. Three days without any fact
 * would tell as much, but only the days of documents are known here, and an office may issue those once a month: it would be asked
 * on nearly every day, and answer without reading.
 */
const MOST_SILENT_DAYS = 45;

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

/** Why it is doubtful that today is that day (ISO date), in a sentence that names both days; nothing where it is not. */
export function clockDoubt(business: Business, today: string): string | undefined {
  const last = selectLastDated(business);
  if (!last) return undefined;
  const known = `${last.what} is of ${formatDate(last.on)}`;
  if (today < last.on) return `By the clock of this device today is ${formatDate(today)}, but ${known}.`;
  if (today <= daysAfter(last.on, MOST_SILENT_DAYS)) return undefined;
  const days = daysBetween(last.on, today);
  return `By the clock of this device today is ${formatDate(today)}, ${formatCount(days)} days after the last that is known: ${known}.`;
}

/** Whether a fact bears that day; what comes out of a backup bears its own. */
export const bearsDay = (fact: UnknownAction, day: string): boolean =>
  !businessReplaced.match(fact) && JSON.stringify(fact.payload ?? null).includes(day);
