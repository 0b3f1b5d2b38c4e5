import { useMemo, type ReactNode } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { formScreens } from '@/store/business/formScreens';
import { allDenied, isOpen, pathOf } from '@/store/office/permission';
import { selectOffice } from '@/store/office/selectOffice';
import { DeniedButton } from '@/ui/DeniedButton';
import { Limits, type LimitsOfPerson } from '@/ui/limits';
import { ClosedScreen, NOT_YOURS } from './ClosedScreen';

/** As long as the state knows of no office. */
const NONE = {};

/** Sets the limits of the person who is signed in to the shared office, as it knows them. */
export default function OfficeLimits({ children }: { children: ReactNode }) {
  const open = useAppSelector((state) => selectOffice(state)?.open);
  const denied = useAppSelector((state) => selectOffice(state)?.denied ?? NONE);
  const limits = useMemo(
    (): LimitsOfPerson => ({
      whyNot: (deed) => {
        if (typeof deed !== 'string') return allDenied(denied, [deed].flat());
        return isOpen(open, deed) ? allDenied(denied, formScreens[pathOf(deed)] ?? []) : NOT_YOURS;
      },
      Denied: DeniedButton,
      instead: (pathname) => (isOpen(open, pathname) ? undefined : <ClosedScreen />),
    }),
    [open, denied],
  );
  return <Limits value={limits}>{children}</Limits>;
}
