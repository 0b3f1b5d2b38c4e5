import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { installerChosen, selectInstallerHere } from '@/store/browser/looksSlice';
import { selectWhyNobody } from '@/store/business/feeds/withheldWords';
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
  const own = useAppSelector(({ origin }) => origin.readBy?.installerId);
  const whyNobody = useAppSelector(selectWhyNobody);
  const named = params.get('name') ?? '';
  return {
    ...whoseDay(installers, { named, own, here }),
    /** Whether somebody is signed in as an installer who is none of those that the business knows. */
    isNobody: whyNobody !== undefined,
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
