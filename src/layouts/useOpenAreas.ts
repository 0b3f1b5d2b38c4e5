import { useLocation } from 'react-router-dom';
import { AREAS, areaAt, type Area } from '@/parts/areas';
import { useAppSelector } from '@/parts/hooks';
import { wayInto } from '@/store/browser/permission';
import { selectOffice } from '@/store/browser/selectOffice';

/** The areas of which the person has something, each with the way in, and the one that is shown. */
export function useOpenAreas(): { areas: readonly Area[]; current: Area | undefined } {
  const open = useAppSelector((state) => selectOffice(state)?.open);
  const areas = Object.values(AREAS).flatMap((area) => {
    const to = wayInto(open, area.to);
    return to === undefined ? [] : [{ ...area, to }];
  });
  const shown = areaAt(useLocation().pathname);
  return { areas, current: areas.find(({ title }) => title === shown?.title) };
}
