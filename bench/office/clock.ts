/** Milliseconds of the clock that all processes of this machine share; nobody sets it. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

export const pause = (milliseconds: number) =>
  new Promise<void>((done) => void setTimeout(done, Math.max(0, milliseconds)));

/** The number below which that share of them is; the last one for 1. */
export const at = (numbers: readonly number[] | Float64Array, share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
