import { isOpenChallan, isReturn, type Slip } from './slip';

/** The lines of an open slip that wait, by their places: those that its receiver answers on it, and those that Received Stock takes. */
export function turnOf(slip: Pick<Slip, 'to' | 'status' | 'lines'>): { answer: number[]; receive: number[] } {
  const turn: { answer: number[]; receive: number[] } = { answer: [], receive: [] };
  if (!isOpenChallan(slip)) return turn;
  slip.lines.forEach(({ device, outcome }, place) => {
    const isReceived = isReturn(slip) && device !== undefined;
    if (isReceived && (outcome === 'Pending' || outcome === 'Accepted')) turn.receive.push(place);
    else if (outcome === 'Pending') turn.answer.push(place);
  });
  return turn;
}
