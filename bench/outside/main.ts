import { at } from '../office/clock';
import type { Quickness } from './office';
import { sms } from './sms';
import { vehicles } from './vehicles';

interface Wanted {
  letters: number;
  readings: number;
}

const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
const head = () => {
  row('said to kept, ms', 'p50', 'p95', 'p99', 'longest', 'nothing else done for at most');
  console.log('|---|---:|---:|---:|---:|---:|');
};
const quick = (title: string, { p50, p95, p99, longest, stalled }: Quickness) =>
  row(title, ...[p50, p95, p99, longest, stalled].map((milliseconds) => String(Math.round(milliseconds))));

/** What the bench measures; each prints its rows. */
export const measurements = {
  async sms({ letters }: Wanted) {
    const { before, meanwhile, seconds, accepted, numbers } = await sms(letters);
    head();
    quick('an office that sends nothing', before);
    quick(`${letters.toLocaleString('en-IN')} SMS are sent`, meanwhile);
    console.log(`\n${accepted} taken, ${numbers} asked for, in ${Math.round(seconds)} s`);
  },
  async vehicles({ readings }: Wanted) {
    const { before, meanwhile, overLine, took, devices, heard, perSecond } = await vehicles(readings);
    head();
    quick('an office that hears nothing', before);
    quick(`${devices.toLocaleString('en-IN')} devices are read, ${readings} times`, meanwhile);
    quick(`${Math.round(perSecond)} positions a second come over the WebSocket`, overLine);
    console.log(`\nread in ${Math.round(at(took, 0.5))} ms, at most ${Math.round(at(took, 1))}; ${heard} heard`);
  },
};
