import type { UnknownAction } from '@reduxjs/toolkit';
import { formatDate } from '@/format';
import { isObject } from '@/journal/kit/isObject';
import { factUndone } from '@/journal/undo/undo';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import { daysAfter, isoDate } from '@/store/kit/dates';
import { refuse } from './admission';

/** Where a fact says on which day something happened, or was written down; a day that is planned stands elsewhere. */
const DAYS = ['on', 'recordedOn', 'openedOn', 'raisedOn'] as const;

/** Parts of a fact that say the same of themselves: what a count corrects. */
const PARTS = ['thing', 'goods'] as const;

/** The days on which something happened, as a fact says. The date of a new device is one; that of a deletion that is asked for may be planned. */
function happenedOn(fact: UnknownAction): readonly unknown[] {
  const { payload } = fact;
  if (!isObject(payload)) return [];
  const fitted = additionRecorded.match(fact) ? fact.payload.date : undefined;
  const corrected = additionEdited.match(fact) ? fact.payload.edit.to.date : undefined;
  const parts = [payload, ...PARTS.map((part) => payload[part]).filter(isObject)];
  return [fitted, corrected, ...parts.flatMap((said) => DAYS.map((field) => said[field]))];
}

/** Refuses what happened later than tomorrow by the office's clock, an ISO instant: another one was wrong where it was said. */
export function mustHaveHappened(fact: UnknownAction, now: string): void {
  // The day of an Undo is the office's own, whatever whoever asks for it says.
  if (factUndone.match(fact)) return;
  const today = isoDate(new Date(now));
  const late = happenedOn(fact).find((day) => typeof day === 'string' && day.slice(0, 10) > daysAfter(today, 1));
  if (typeof late === 'string')
    refuse(
      `It is of ${formatDate(late.slice(0, 10))}, and today is ${formatDate(today)}: set the clock of this device right, then do it again.`,
    );
}
