import { createSelector } from '@reduxjs/toolkit';
import { selectDevices, type WithDevices } from '@/store/stock/devices/devicesSlice';
import { comingOf, roomOf, warrantyUntil, type ReceivedLine } from '@/store/purchasing/requests/receipt';
import type { RequestLine, StockRequest } from '@/store/purchasing/requests/request';
import { quantity } from '@/store/kit/typed/typedNumber';
import { productIn, type ReceivingContext } from './receivingContext';
import { comingSims } from './comingSims';
import { noMore, type ListedUnit } from './manifest';

/** What was typed as the count of a line's goods: so many, or why that cannot be; nothing where nothing was typed. */
export function typedCount(line: RequestLine, typed: string): { qty?: number; wrong?: string } {
  if (typed.trim() === '') return {};
  try {
    const qty = quantity('The count', line.unit).required('The count is required.').validateSync(typed);
    return qty > roomOf(line) ? { wrong: noMore(line) } : { qty };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}

/** A fact is small: of more units several facts are said, and a device with its SIM counts for two. */
const MOST_UNITS = 500;

/** The words of a name in small letters, each with a space on both sides. */
const spacedWords = (name: string) =>
  ` ${
    name
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The provider of a line's SIMs: of those that are known the longest whose words the product is called by, else as the product is called. */
function providerOf({ sims }: ReceivingContext, { name }: RequestLine): string {
  const words = spacedWords(name);
  const known = new Set(Object.values(sims.entities).map(({ provider }) => provider));
  const called = [...known].filter((provider) => words.includes(spacedWords(provider)));
  return called.toSorted((one, other) => other.length - one.length)[0] ?? name;
}

function receivedLine(context: ReceivingContext, line: RequestLine, on: string) {
  const product = productIn(context, line);
  const until = warrantyUntil(product, on);
  return {
    productName: line.name,
    ...(product?.model && { model: product.model }),
    kind: product?.kind ?? 'Material',
    ...(until !== undefined && { warrantyUntil: until }),
  } as const;
}

/** The receipts, each for a fact of its own, by which the given units and counts, by the places of their lines, come on a day. */
export function receiptsOf(
  context: ReceivingContext,
  request: StockRequest,
  good: readonly ListedUnit[],
  counts: ReadonlyMap<number, number>,
  on: string,
): ReceivedLine[][] {
  const receipts: ReceivedLine[][] = [];
  const stocked = new Map<number, number>();
  const providers = new Map<number, string>();
  const put = (place: number, line: RequestLine, units: number) => {
    const was = stocked.get(place) ?? 0;
    stocked.set(place, was + units);
    return {
      line: place,
      qty: comingOf(line, was + units) - comingOf(line, was),
      ...receivedLine(context, line, on),
    };
  };
  const simOf = comingSims(context, good);
  const most = good.some(({ sim }) => sim !== undefined) ? MOST_UNITS / 2 : MOST_UNITS;
  for (let from = 0; from === 0 || from < good.length; from += most) {
    const part = good.slice(from, from + most);
    const receipt = request.products.flatMap((line, place): ReceivedLine[] => {
      const counted = from === 0 ? (counts.get(place) ?? 0) : 0;
      if (counted > 0) return [{ ...put(place, line, counted), counted }];
      const units = part.filter((unit) => unit.line === place);
      if (units.length === 0) return [];
      const came = put(place, line, units.length);
      if (came.kind === 'Device')
        return [
          {
            ...came,
            devices: units.map(({ number, further, sim: typed }) => {
              const sim = simOf(typed);
              return { imei: number, ...(further && { serialNo: further }), ...(sim && { sim }) };
            }),
          },
        ];
      const provider = providers.get(place) ?? providerOf(context, line);
      providers.set(place, provider);
      return [
        {
          ...came,
          sims: units.map(({ number, further }) => ({ iccid: number, ...(further && { msisdn: further }), provider })),
        },
      ];
    });
    if (receipt.length > 0) receipts.push(receipt);
  }
  return receipts;
}

/** The devices that came by a request, as its receipts say. */
export const devicesOfRequest = createSelector(
  [selectDevices, (_state: WithDevices, request: string) => request],
  (devices, request) =>
    devices.filter(({ moves }) => moves[0]?.cause.what === 'received' && moves[0].cause.id === request),
);
