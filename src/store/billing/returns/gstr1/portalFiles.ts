import type { Gstr1File } from './gstr1File';
import { gstr1Files, type Gstr1 } from './gstr1';
import { portalFaults } from './gstr1Schema';
import type { PortalFault } from './portalFault';

/** The files of a return, each checked by what the portal holds of it: what it would refuse. Tells how much is done, from 0 to 1. */
export function* portalFiles(gstr1: Gstr1): Generator<number, { files: Gstr1File[]; faults: PortalFault[] }> {
  const files = gstr1Files(gstr1);
  yield 0;
  const faults: PortalFault[] = [];
  for (const [index, file] of files.entries()) {
    const checking = portalFaults(file);
    let bit = checking.next();
    while (!bit.done) {
      yield (index + bit.value) / files.length;
      bit = checking.next();
    }
    for (const fault of bit.value) faults.push(fault);
  }
  return { files, faults };
}
