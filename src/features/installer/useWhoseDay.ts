import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { installerChosen, selectInstallerHere } from '@/store/browser/looksSlice';
import { selectOffice } from '@/store/browser/selectOffice';
import type { Installer } from '@/store/places/installers/installer';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { useQueryString } from '@/ui/queryString';
import { whoseDay } from './whoseDay';

/** Whose day is shown here, and the way to choose another one; the browser remembers that, and the address says it. */
export function useWhoseDay() {
  const dispatch = useAppDispatch();
  const { params, write } = useQueryString();
  const installers = useAppSelector(selectInstallers);
  const here = useAppSelector(selectInstallerHere);
  const user = useAppSelector((state) => selectOffice(state)?.user);
  const named = params.get('name') ?? '';
  return {
    ...whoseDay(installers, { named, user, here }),
    installers,
    named,
    choose: ({ id, name }: Installer) => {
      dispatch(installerChosen(id));
      write({ name });
    },
    chooseAgain: () => {
      dispatch(installerChosen(undefined));
      write({ name: undefined });
    },
  };
}
