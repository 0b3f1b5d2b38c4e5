import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { selectMessages } from './messagesSlice';
import type { Sent } from './message';

/** Both forms of a plate, with whatever people type between its parts. */
const PLATE = /\b(?:[A-Z]{2}[\s.-]*\d{2}[\s.-]*[A-Z]{0,3}[\s.-]*\d{1,4}|\d{2}[\s.-]*BH[\s.-]*\d{4}[\s.-]*[A-Z]{2})\b/gi;

/** The plates that a message names, as plates are compared; looked up once for a message. */
export const platesIn = weakMapMemoize((sent: Sent): readonly string[] => {
  const named =
    sent.kind === 'sms' ? (sent.message.match(PLATE) ?? []) : sent.vehicles.map(({ vehicleNo }) => vehicleNo);
  return [...new Set(named.map(plateKey))];
});

/** The messages that name each plate, newest first, by the plate as it is compared. */
export const selectMessagesByPlate = createSelector(
  [selectMessages],
  (messages): ReadonlyMap<string, readonly Sent[]> => {
    const byPlate = new Map<string, Sent[]>();
    for (const sent of messages) {
      for (const key of platesIn(sent)) {
        const others = byPlate.get(key);
        if (others) others.push(sent);
        else byPlate.set(key, [sent]);
      }
    }
    return byPlate;
  },
);
