import { simNumberOf } from '@/store/stock/sims/sim';
import { goodsName, type OfferedLine } from './challan';
import type { StockState } from '@/store/stock/onHand/stockState';

/** A line of a challan as it is shown. */
export interface ShownLine {
  /** Its place among the lines, from 0. */
  id: number;
  line: OfferedLine;
  /** The product and of counted goods the model, or of a SIM its provider. */
  name: string;
  /** What it is told apart by: an IMEI, a SIM's number; empty of counted goods. */
  mark: string;
  /** The number of the SIM that is in a device. */
  sim?: string | undefined;
  qty: number;
}

function shown({ devices, sims }: Pick<StockState, 'devices' | 'sims'>, line: OfferedLine, id: number): ShownLine {
  const { device: imei, sim: iccid, goods, qty } = line;
  if (goods) return { id, line, name: goodsName(goods), mark: '', qty };
  if (imei === undefined) {
    const sim = sims.entities[iccid ?? ''];
    return { id, line, name: sim ? `SIM, ${sim.provider}` : 'SIM', mark: sim ? simNumberOf(sim) : (iccid ?? ''), qty };
  }
  const device = devices.entities[imei];
  const sim = sims.entities[device?.simId ?? ''];
  return { id, line, name: device?.productName ?? '', mark: imei, ...(sim && { sim: simNumberOf(sim) }), qty };
}

/** The lines of a challan as they are shown, each in its place. */
export const shownLines = (stock: Pick<StockState, 'devices' | 'sims'>, lines: readonly OfferedLine[]): ShownLine[] =>
  lines.map((line, place) => shown(stock, line, place));
