import { MINUTE_MS } from '@/journal/kit/durations';
import { askOwnHeard } from '@/office/tracking/trackingClient';
import { useOffice } from '@/parts/office';
import { useOfficeResult } from '@/parts/useOfficeResult';
import type { HeardContact } from '@/store/browser/heardSlice';

/** When the silent vehicles of one's own jobs were heard, asked each minute, as the office tells installers of no others; undefined before that is known. */
export const useOwnHeard = (): readonly HeardContact[] | undefined =>
  useOfficeResult(useOffice(), askOwnHeard, MINUTE_MS).told;
