import type { UnknownAction } from '@reduxjs/toolkit';
import type { KnownEntry } from '@/journal/lookup';
import type { Replica } from '@/journal/replica';
import { factUndone } from '@/journal/undo/undo';
import { additionRecorded } from '@/store/facts/additions';
import { ledgerMark, type LedgerLine } from '@/store/stock/devices/deviceLedger';
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

/** Who told a line of a ledger, and at which ISO instant. */
export type FactAuthor = Pick<KnownEntry, 'by' | 'at'>;

/** Beyond so many entries nobody looks for who said what. */
const MOST = 1_000;

const HAPPENINGS = [
  [deviceSentToRepair, 'repair'],
  [deviceRepaired, 'repaired'],
  [deviceLost, 'lost'],
  [deviceFound, 'found'],
  [deviceScrapped, 'scrapped'],
] as const;

const REACHED = { approve: 'Approved by Admin', dispatch: 'In Transit', deliver: 'Delivered' } as const;

/** The marks of the lines that a fact tells in the ledger of a device (`ledgerMark`). */
function marksOf(fact: UnknownAction, imei: string): string[] {
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

/** The entries that still hold, newest first: neither overtaken nor taken back. */
function standing(entries: readonly KnownEntry[]): KnownEntry[] {
  const undone = new Set<string>();
  return entries.filter(({ action, overtaken }) => {
    if (overtaken !== undefined) return false;
    if (!factUndone.match(action)) return !undone.delete(JSON.stringify(action));
    const taken = JSON.stringify(action.payload.fact);
    // An Undo of an Undo lets the first fact stand again.
    if (!undone.delete(JSON.stringify(action))) undone.add(taken);
    return false;
  });
}

/** Who told the lines of a ledger, oldest line first; undefined where the journal, whose entries are given newest first, does not know. */
function authorsOf(
  lines: readonly LedgerLine[],
  entries: readonly KnownEntry[],
  imei: string,
): (FactAuthor | undefined)[] {
  const byMark = new Map<string, FactAuthor[]>();
  for (const { action, by, at } of standing(entries)) {
    for (const mark of marksOf(action, imei)) byMark.set(mark, [...(byMark.get(mark) ?? []), { by, at }]);
  }
  // Two lines that are alike are told by the older and the newer entry, and the older one may be forgotten.
  return lines
    .toReversed()
    .map(({ mark }) => byMark.get(mark)?.shift())
    .toReversed();
}

/** A line of a ledger, with who told it where that is known. */
export interface DescribedLine extends LedgerLine, Partial<FactAuthor> {}

/** The lines with who told each; those of one day in the order in which they were told, where that is known of all of them. */
export function describedLines(
  lines: readonly LedgerLine[],
  authors: readonly (FactAuthor | undefined)[],
): DescribedLine[] {
  const days: DescribedLine[][] = [];
  lines.forEach((line, index) => {
    const described = { ...line, ...authors[index] };
    const day = days.at(-1);
    if (day?.[0]?.on === line.on) day.push(described);
    else days.push([described]);
  });
  return days.flatMap((day) => {
    const isKnown = day.every(({ at }) => at !== undefined);
    return isKnown ? day.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')) : day;
  });
}

/** Reads who told the lines of a device's ledger, up to the journal's entry `upTo`; `request` is the identity of that which brought it. */
export const readAuthors =
  (upTo: number, lines: readonly LedgerLine[], imei: string, request: string | undefined) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<(FactAuthor | undefined)[]> => {
    if (!replica) return [];
    const about = [imei, ...(request === undefined ? [] : [request])];
    const read = await Promise.all(about.map((id) => replica.history(id, MOST)));
    const entries = new Map(read.flat().map((entry) => [entry.seq, entry]));
    const newestFirst = [...entries.values()]
      .filter(({ seq }) => seq <= upTo)
      .toSorted((one, other) => other.seq - one.seq);
    return authorsOf(lines, await replica.unpacked(newestFirst), imei);
  };
