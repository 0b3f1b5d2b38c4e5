import { isOpenChallan, isReturn, type Challan } from './challan';

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
