import { useCallback, useEffect, useState } from 'react';
import { askRefusedNumbers } from '@/office/sms/smsClient';
import { useOffice } from '@/parts/office';

export type RefusedNumbers = ReadonlyMap<string, string>;

export interface KnownNumbers {
  refused: RefusedNumbers;
  reload: () => Promise<void>;
}

const NONE: RefusedNumbers = new Map();

/** Which people of some get no OTP by SMS, as the provider calls their mobile number none, with its words by the number; none while nobody knows. */
export function useRefusedNumbers(people: readonly { mobile?: string | undefined }[]): KnownNumbers {
  const office = useOffice();
  const [refused, setRefused] = useState(NONE);
  const asked = [...new Set(people.map(({ mobile }) => mobile))].filter(Boolean).join(' ');
  const reload = useCallback(async () => {
    if (!office || asked === '') return setRefused(NONE);
    const told = await askRefusedNumbers(office, asked.split(' ')).catch(() => []);
    setRefused(new Map(told.map(({ mobile, words }) => [mobile, words])));
  }, [office, asked]);
  useEffect(() => {
    const first = setTimeout(() => void reload());
    return () => clearTimeout(first);
  }, [reload]);
  return { refused, reload };
}
