// What comes before the tests of whole programs.
import { buildOfficeProgram } from '../../../scripts/officeProgram.mjs';
import { PROGRAM } from './program';

/** Builds the programs as `npm run office` does. */
export async function setup(): Promise<void> {
  await buildOfficeProgram(PROGRAM);
}
