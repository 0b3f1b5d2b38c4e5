import { readFileSync } from 'node:fs';

/** What a process has in memory now, and had at most, in MiB: of Linux. */
export function memoryOf(pid: number | undefined) {
  const told = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(told)?.[1]) / 1024;
  return { now: mebibytes('VmRSS'), most: mebibytes('VmHWM') };
}

/** Linux counts the time of a processor in these. */
const TICKS_A_SECOND = 100;

/** The seconds of a processor that a process has taken so far: of Linux. */
export function secondsOf(pid: number | undefined): number {
  // The name of the program stands in brackets, and may have spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
