import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { inPlainWords } from '@/journal/kit/plainWords';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/parts/hooks';
import { useTakingBack } from '@/parts/useTakingBack';
import { readLastOf } from '@/store/business/activityReading';
import { themeChosen } from '@/store/browser/looksSlice';
import { selectOffice } from '@/store/browser/selectOffice';
import { selectUserName } from '@/store/browser/sessionSlice';
import type { Act } from '@/store/palette/recordIndex';
import { Limits } from '@/ui/limits';
import { useToast } from '@/ui/toast';

interface Ways {
  loginPath: string;
  openHelp: () => void;
}

/** Does at once what the palette offers at every address. */
export function usePaletteActs({ loginPath, openHelp }: Ways): (act: Act) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const toast = useToast();
  const takeBack = useTakingBack();
  const { whyNot } = use(Limits);
  const name = useAppSelector((state) => selectOffice(state)?.user?.name ?? selectUserName(state));
  const undoLast = async () => {
    const last = await dispatch(readLastOf(selectJournal(store.getState()).seq, name));
    const refusal = last?.takesBack === undefined ? undefined : whyNot([{ type: last.takesBack }]);
    if (!last) toast({ text: 'You did nothing here that can be undone.' });
    else if (refusal) toast({ text: refusal });
    else await takeBack(last);
  };
  const undo = () =>
    undoLast().catch((error: unknown) => toast({ text: inPlainWords(error, 'Nothing was undone: try again.') }));
  return (act) => {
    if (act === 'help') openHelp();
    else if (act === 'logout') void navigate(loginPath);
    else if (act === 'undo') void undo();
    else dispatch(themeChosen(act));
  };
}
