import { useMemo, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { whyNot } from '@/store/business/whyNot';
import { homeOf, isOpenAddress } from '@/store/browser/permission';
import { selectOffice } from '@/store/browser/selectOffice';
import { DeniedButton } from '@/ui/DeniedButton';
import { Limits, type LimitsOfPerson } from '@/ui/limits';
import { ClosedScreen } from './ClosedScreen';

/** As long as the state knows of no office. */
const NONE = {};

/** Sets the limits of the person who is signed in to the shared office, as it knows them. */
export default function OfficeLimits({ children }: { children: ReactNode }) {
  const open = useAppSelector((state) => selectOffice(state)?.open);
  const denied = useAppSelector((state) => selectOffice(state)?.denied ?? NONE);
  const limits = useMemo(
    (): LimitsOfPerson => ({
      whyNot: (workDone) => whyNot({ denied, ...(open && { open }) }, workDone),
      Denied: DeniedButton,
      instead: (pathname) => {
        if (pathname === paths.home && homeOf(open) !== paths.home) return <Navigate to={homeOf(open)} replace />;
        return isOpenAddress(open, pathname) ? undefined : <ClosedScreen />;
      },
    }),
    [open, denied],
  );
  return <Limits value={limits}>{children}</Limits>;
}
