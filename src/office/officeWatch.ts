import type { NatsConnection } from '@nats-io/nats-core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { boardOf, followBoard } from '@/journal/adapters/nats/board';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { alertsHeard } from '@/store/browser/officeSlice';
import { isOfficeAlert } from './boards';
import { compareClocks } from './officeClock';

const COMPARE_CLOCKS_MS = 300_000;

/** What is not read now is read after the next change, or return. */
const quietly = (reading: Promise<unknown>) => void reading.catch(() => {});

/**
 * Keeps the store up to what an office tells all who are in it: its alerts, its clock and, by `readPeople`, who belongs to it.
 * Gives what looks at all of them again.
 */
export function watchOffice(
  connection: NatsConnection,
  office: Office,
  dispatch: (action: UnknownAction) => void,
  readPeople: () => Promise<void>,
): () => void {
  const readAlerts = async () => dispatch(alertsHeard((await boardOf(office, STREAMS.alerts)).filter(isOfficeAlert)));
  followBoard(connection, STREAMS.people, () => quietly(readPeople()));
  followBoard(connection, STREAMS.alerts, () => quietly(readAlerts()));
  setInterval(() => quietly(compareClocks(dispatch)), COMPARE_CLOCKS_MS);
  return () => {
    quietly(readPeople());
    quietly(readAlerts());
    quietly(compareClocks(dispatch));
  };
}
