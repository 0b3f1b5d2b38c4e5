import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo/undo';
import { additionRecorded } from '@/store/facts/additions';
import type { Move } from '@/store/kit/movements/move';
import { ledgerMark } from '@/store/stock/devices/ledgerLine';
import { backOn, takenOf } from '@/store/stock/devices/takenBack';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from '@/store/facts/devices';
import { goodsReceived, requestAdvanced, requestRaised } from '@/store/facts/requests';
import { returnOf } from '@/store/stock/challans/challan';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';

import type { LinesAsked } from './factAuthors';

const HAPPENINGS = [
  [deviceSentToRepair, 'repair'],
  [deviceRepaired, 'repaired'],
  [deviceLost, 'lost'],
  [deviceFound, 'found'],
  [deviceScrapped, 'scrapped'],
] as const;

const REACHED = { approve: 'Approved by Admin', dispatch: 'In Transit', deliver: 'Delivered' } as const;

const markOf = ({ cause: { what, id }, on }: Move): string => ledgerMark(what, id, on);
const pairingMark = (isIn: boolean, simId: string, on: string): string =>
  ledgerMark(isIn ? 'paired' : 'unpaired', simId, on);

/** The marks of the lines that an Undo tells: of the ways back, or where it takes back an Undo, of what stands again. */
function marksOfUndo({ changes, on = '' }: ReturnType<typeof factUndone>['payload'], imei: string): string[] {
  const taken = takenOf(changes).get(imei);
  const again = takenOf(changes.map(({ path, was, is }) => ({ path, was: is, is: was }))).get(imei);
  const day = taken && backOn(taken, on);
  return [
    ...(taken && day !== undefined && taken.moves.length > 0 ? [ledgerMark('undone', undefined, day)] : []),
    ...(taken?.pairings ?? []).map(({ isIn, simId }) => pairingMark(!isIn, simId, day ?? on)),
    ...(again?.moves ?? []).map(markOf),
    ...(again?.pairings ?? []).map(({ isIn, simId, on: then }) => pairingMark(isIn, simId, then)),
  ];
}

/** The marks of the lines that a fact tells in the ledger of a device (`ledgerMark`). */
function marksOf(fact: UnknownAction, imei: string): string[] {
  if (factUndone.match(fact)) return marksOfUndo(fact.payload, imei);
  if (requestRaised.match(fact)) return [ledgerMark('Pending at Admin', fact.payload.id, fact.payload.on)];
  if (requestAdvanced.match(fact))
    return [ledgerMark(REACHED[fact.payload.event.type], fact.payload.id, fact.payload.on)];
  if (openingStockCounted.match(fact)) return [ledgerMark('counted', undefined, fact.payload.on)];
  if (goodsReceived.match(fact)) return [ledgerMark('received', fact.payload.id, fact.payload.on)];
  if (challanOffered.match(fact)) return [ledgerMark('offered', fact.payload.id, fact.payload.on)];
  if (challanAnswered.match(fact)) return [ledgerMark('answered', fact.payload.id, fact.payload.on)];
  if (challanCancelled.match(fact)) return [ledgerMark('cancelled', fact.payload.id, fact.payload.on)];
  if (additionRecorded.match(fact)) return [ledgerMark('fitted', undefined, fact.payload.date)];
  if (handoverVerified.match(fact)) {
    const { ids, from, devices, on } = fact.payload;
    return ids.flatMap((id, place) =>
      devices[place] === imei
        ? [ledgerMark(from === 'pending' ? 'answered' : 'returned', returnOf(id).challan, on)]
        : [],
    );
  }
  if (simPaired.match(fact)) {
    const { sim, out, on } = fact.payload;
    return [
      ...(sim === undefined ? [] : [ledgerMark('paired', sim, on)]),
      ...(out ? [ledgerMark('unpaired', out.sim, on)] : []),
    ];
  }
  return HAPPENINGS.flatMap(([happening, what]) =>
    happening.match(fact) ? [ledgerMark(what, undefined, fact.payload.on)] : [],
  );
}

/** What tells the ledger of a device; `request` is the identity of that which brought it. */
export const linesAskedOfDevice = (imei: string, request: string | undefined): LinesAsked => ({
  about: [imei, ...(request === undefined ? [] : [request])],
  marksOf: (fact) => marksOf(fact, imei),
  undoneToo: true,
});
