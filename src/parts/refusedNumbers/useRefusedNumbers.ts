import { useCallback } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { askRefusedNumbers } from '@/office/sms/smsClient';
import { useOffice } from '@/parts/office';
import { useOfficeResult } from '@/parts/useOfficeResult';

export type RefusedNumbers = ReadonlyMap<string, string>;

export interface KnownNumbers {
  refused: RefusedNumbers;
  reload: () => Promise<void>;
}

const NONE: RefusedNumbers = new Map();

/** Which people of some get no OTP by SMS, as the provider calls their mobile number none, with its words by the number; none while nobody knows. */
export function useRefusedNumbers(people: readonly { mobile?: string | undefined }[]): KnownNumbers {
  const office = useOffice();
  const mobiles = [...new Set(people.map(({ mobile }) => mobile))].filter(Boolean).join(' ');
  const ask = useCallback(
    async (asked: OfficeLink): Promise<RefusedNumbers> =>
      new Map((await askRefusedNumbers(asked, mobiles.split(' '))).map(({ mobile, words }) => [mobile, words])),
    [mobiles],
  );
  const { told: refused = NONE, reload } = useOfficeResult(mobiles === '' ? undefined : office, ask);
  return { refused, reload };
}
