import { isInvoiced, isOpenChallan, isReturn, isSettled, keptOfLine, type Challan } from './challan';

/** The lines of an open challan that wait, by their places: those that its receiver answers on it, and those that Received Stock takes. */
export function turnOf(challan: Pick<Challan, 'to' | 'status' | 'lines'>): { answer: number[]; receive: number[] } {
  const turn: { answer: number[]; receive: number[] } = { answer: [], receive: [] };
  if (!isOpenChallan(challan)) return turn;
  challan.lines.forEach(({ device, outcome }, place) => {
    const isReceived = isReturn(challan) && device !== undefined;
    if (isReceived && (outcome === 'Pending' || outcome === 'Accepted')) turn.receive.push(place);
    else if (outcome === 'Pending') turn.answer.push(place);
  });
  return turn;
}

/**
 * What of a challan whoever offered it can take back: all, or the rest once some of it was accepted. Neither while an accepted device
 * waits to be received, nor the rest of what a tax invoice is over, which the receiver declines.
 */
export function takenBackOf(challan: Challan): 'All' | 'Rest' | undefined {
  const isWaiting = challan.lines.some((line) => line.outcome !== 'Pending' && !isSettled(challan, line));
  if (!isOpenChallan(challan) || isWaiting) return undefined;
  if (challan.lines.every((line) => keptOfLine(line) === 0)) return 'All';
  return isInvoiced(challan) ? undefined : 'Rest';
}
