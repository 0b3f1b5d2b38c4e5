import { useLocation } from 'react-router-dom';
import { areaAt, type Area } from '@/parts/areas';
import { useAppSelector } from '@/parts/hooks';
import { wayInto } from '@/store/browser/permission';
import { selectOffice } from '@/store/browser/selectOffice';

/** The area that is shown, if the person has something of it. */
export function useCurrentArea(): Area | undefined {
  const open = useAppSelector((state) => selectOffice(state)?.open);
  const shown = areaAt(useLocation().pathname);
  return shown && wayInto(open, shown.to) !== undefined ? shown : undefined;
}
