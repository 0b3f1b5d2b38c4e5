import { rowOfTable } from '@/store/kit/table';
import { simNumberOf } from '@/store/stock/sims/sim';
import { simNamed } from '@/store/stock/sims/simNamed';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { bagOf } from './closing';
import { goesIn } from '@/store/care/jobs/workDone';
import { wordsIn, type Language } from '@/store/kit/language';
import type { ClosingContext } from './closingContext';
import type { ClosingLine } from './closingDraft';
import type { Job } from '@/store/care/jobs/job';
import { SCAN_WORDS } from './closingMessages';
import { deviceInRefusal } from './deviceRefusals';
import { DEVICE_WORDS } from './deviceWords';

/** What becomes of a number that was scanned while a visit is written down: where it goes, if anywhere. */
export interface ScannedPart {
  tone: 'good' | 'known' | 'wrong';
  text: string;
  put?: { line: number; field: 'deviceIn' | 'simIn'; value: string };
}

/** Whether a line waits for a SIM: its device has none. */
export const needsSim = (
  { devices }: Pick<ClosingContext, 'devices'>,
  { workDone, deviceIn = '' }: Pick<ClosingLine, 'workDone' | 'deviceIn'>,
): boolean => {
  const device = devices.entities[unspaced(deviceIn)];
  return goesIn(workDone) && device !== undefined && device.simId === undefined;
};

/** Finds the vehicle that a scanned device or SIM of the bag goes into: the first one that waits for it. */
export function scannedPart(
  context: ClosingContext,
  job: Job,
  lines: readonly ClosingLine[],
  scanned: string,
  { on, language }: { on: string; language: Language },
): ScannedPart {
  const words = wordsIn(SCAN_WORDS, language);
  const text = unspaced(scanned);
  const bag = bagOf(job);
  const sim = simNamed(context, text);
  const used = lines.some(
    ({ deviceIn, simIn = '' }) => deviceIn === text || (sim && simNamed(context, simIn)?.id === sim.id),
  );
  if (used) return { tone: 'known', text: words.known(text) };
  if (!rowOfTable(context.devices, text) && sim) {
    const line = lines.findIndex((one) => needsSim(context, one) && !one.simIn);
    if (line < 0) return { tone: 'wrong', text: words.noDeviceWaits(simNumberOf(sim)) };
    return {
      tone: 'good',
      text: words.simFor(simNumberOf(sim), line + 1),
      put: { line, field: 'simIn', value: sim.id },
    };
  }
  const refused = deviceInRefusal(context, bag, text, on, wordsIn(DEVICE_WORDS, language));
  if (refused) return { tone: 'wrong', text: refused.reason };
  const line = lines.findIndex(({ workDone, deviceIn }) => goesIn(workDone) && !deviceIn);
  if (line < 0) return { tone: 'wrong', text: words.noVehicleWaits(text) };
  return { tone: 'good', text: words.deviceFor(text, line + 1), put: { line, field: 'deviceIn', value: text } };
}
