import type { Refusal } from '@/journal/port/model';
import type { LineOutcome } from '@/machines/challan';
import { itgcIdOf } from '@/store/stock/devices/device';
import { firstOf, gone } from '@/store/kit/refusals';
import { isCancelledChallan, isReturn, returnOf, sealed, type HandoverStep } from './challan';
import type { StockState } from '@/store/stock/onHand/stockState';

const STANDS: Partial<Record<LineOutcome, string>> = { Received: 'Completed' };

/** Why no OTP moves these lines on: they are no devices that come back, or others than were shown. */
export function noReturn(
  stock: StockState,
  ids: readonly string[],
  named: readonly string[] | undefined,
): Refusal | undefined {
  return firstOf(
    ids.map((id, place) => {
      const { challan: challanId, line } = returnOf(id);
      const challan = stock.challans.entities[challanId];
      const found = challan?.lines[line];
      if (!challan || !found) return undefined;
      const isMeant =
        isReturn(challan) &&
        found.device !== undefined &&
        (named ? named[place] === found.device : challan.lines.length === 1);
      return isMeant ? undefined : { reason: `Challan ${challan.number} has another line ${line + 1}.` };
    }),
  );
}

/** Why none of these returned devices can take a step; of many, those that somebody else moved stay where they are. */
export function noneMoves(stock: StockState, ids: readonly string[], from: HandoverStep): Refusal | undefined {
  const found = ids.flatMap((id) => {
    const { challan: challanId, line: place } = returnOf(id);
    const challan = stock.challans.entities[challanId];
    const line = challan?.lines[place];
    return challan && line ? [{ challan, line }] : [];
  });
  const lines = found.map(({ line }) => line);
  if (found.some(({ challan, line }) => sealed(challan, line, from))) return undefined;
  const [first] = found;
  if (first && isCancelledChallan(first.challan) && lines.length === 1)
    return { reason: `Challan ${first.challan.number} is Cancelled now.` };
  const line = first?.line;
  if (!line)
    return (
      gone(
        stock.challans,
        ids.map((id) => returnOf(id).challan),
        'This device',
      ) ?? { reason: 'No device is selected.' }
    );
  if (lines.length > 1) return { reason: `Somebody was faster: ${lines.length} devices had moved already.` };
  const device = stock.devices.entities[line.device ?? ''];
  return { reason: `${device ? itgcIdOf(device) : 'This device'} is ${STANDS[line.outcome] ?? line.outcome} now.` };
}
