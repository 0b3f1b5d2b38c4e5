import { hasPlaceInSeries, MAX_SERIAL } from '@/store/kit/docNumbers';
import type { Numbered } from '@/store/kit/table';
import { plain } from '@/store/kit/typed/typedNumbers';

/** Why a document cannot have its number: another one has it, or it is none of a series. */
export function numberingRefusal() {
  const taken = new Set<string>();
  return ({ docNo }: { docNo: string }): string | undefined => {
    if (taken.has(docNo)) return `Another one has the number ${docNo}.`;
    taken.add(docNo);
    return hasPlaceInSeries(docNo)
      ? undefined
      : `Its number ${docNo} is none of a series, which ends at ${MAX_SERIAL}.`;
  };
}

/** Why a device cannot be: another one has its IMEI, however that is written. */
export function imeiRefusal() {
  const taken = new Set<string>();
  return ({ id }: Numbered): string | undefined => {
    const imei = plain(id);
    if (taken.has(imei)) return `Another one has the IMEI ${imei}.`;
    taken.add(imei);
    return undefined;
  };
}
