import { SearchOutlined } from '@ant-design/icons';
import { use, useEffect, useId, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { businessOf } from '@/store/business/business';
import { answer } from '@/store/palette/palette';
import { selectOpened } from '@/store/browser/openedSlice';
import { selectOffice } from '@/store/browser/selectOffice';
import { Icon } from '@/ui/Icon';
import { Limits } from '@/ui/limits';
import { MOST_TYPED } from '@/ui/mostTyped';
import { closeAround, QuickDialog } from '@/ui/QuickDialog';
import { Spoken } from '@/ui/Spoken';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList';
import { pageIndex } from './paletteIndex';
import { usePaletteActs } from './usePaletteActs';

const LABEL = 'Search everything';

export interface PaletteProps {
  /** What is typed already. */
  initial: string;
  /** Where Logout leads. */
  loginPath: string;
  onHelp: () => void;
  onClose: () => void;
}

/** One search over the product: screens, actions and records; the arrow keys choose, Enter goes there. */
export default function Palette({ initial, loginPath, onHelp, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const today = useToday();
  const { whyNot } = use(Limits);
  const { pathname, search } = useLocation();
  const act = usePaletteActs({ loginPath, openHelp: onHelp });
  const business = useAppSelector(businessOf, shallowEqual);
  const inOffice = useAppSelector((state) => selectOffice(state) !== undefined);
  const [typed, setTyped] = useState(initial);
  const [chosen, setChosen] = useState(0);
  const pages = useAppSelector(selectOpened);
  const opened = pages.filter(({ to }) => to !== pathname + search).map((page) => ({ ...page, detail: '' }));
  const { says, groups } = answer(pageIndex, business, typed, { whyNot, inOffice, today, opened });
  const choices = groups.flatMap((group) => group.choices);
  const active = Math.min(chosen, choices.length - 1);
  const idOf = (place: number) => `${listId}-${place}`;
  const activeId = active < 0 ? undefined : idOf(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const found = choices.length > 0 ? `${choices.length} found` : `Nothing found for “${typed.trim()}”.`;
  const go = (place: number, from: Element) => {
    const choice = choices[place];
    if (!choice) return;
    // First, so that the focus goes back before the next screen takes it.
    closeAround(from);
    if (choice.act) act(choice.act);
    else void navigate(choice.to);
  };
  const move = (by: number) => setChosen((active + by + choices.length) % Math.max(1, choices.length));
  return (
    <QuickDialog label={LABEL} onClose={onClose}>
      <div className={styles.field}>
        <Icon of={SearchOutlined} />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={LABEL}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Screen, name, plate, IMEI, unpaid, stock kolkata…"
          maxLength={MOST_TYPED.line}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'ArrowDown') move(1);
            else if (event.key === 'ArrowUp') move(-1);
            else if (event.key === 'Enter') go(active, event.currentTarget);
            else return;
            event.preventDefault();
          }}
        />
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label="Close">
            Esc
          </button>
        </form>
      </div>
      {says && <p className={styles.says}>{says}</p>}
      <PaletteList id={listId} idOf={idOf} groups={groups} active={active} onPoint={setChosen} onChoose={go} />
      {choices.length === 0 && <p className={styles.says}>{found}</p>}
      <Spoken role="status">{typed.trim() !== '' && [says, found].filter(Boolean).join(' ')}</Spoken>
    </QuickDialog>
  );
}
