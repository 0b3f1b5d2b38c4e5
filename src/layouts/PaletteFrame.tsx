import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { OpenPalette } from '@/parts/palette';
import { wayInto } from '@/store/browser/permission';
import { selectOffice } from '@/store/browser/selectOffice';
import { laterWhenIdle, lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { useOpenedKept } from './useOpenedKept';
import { useShortcuts } from './useShortcuts';

const Palette = lazyWhenIdle(() => import('./Palette'));
const Help = lazyWhenIdle(() => import('./Help'));

// A failure here is silent on purpose: opening the palette tries again, and that failure is shown.
const loadIndex = () => import('./paletteIndex');

/** Around the frame of an area: the palette and the help, which keys and buttons inside open. */
export function PaletteFrame({ loginPath, children }: { loginPath: string; children: ReactNode }) {
  const store = useAppStore();
  const navigate = useNavigate();
  const open = useAppSelector((state) => selectOffice(state)?.open);
  const [typed, setTyped] = useState<string>();
  const [helping, setHelping] = useState(false);
  const openPalette = (text?: string) => setTyped(text ?? '');
  const openHelp = () => setHelping(true);
  const goTo = (area: string) => {
    const way = wayInto(open, area);
    if (way !== undefined) void navigate(way);
  };
  useShortcuts({ openPalette, openHelp, goTo });
  useOpenedKept();
  useEffect(() => {
    const over = new AbortController();
    const callOff = laterWhenIdle(
      () =>
        void loadIndex()
          .then(({ keepIndexed }) => keepIndexed(store, over.signal))
          .catch(() => {}),
    );
    return () => {
      callOff();
      over.abort();
    };
  }, [store]);
  return (
    <OpenPalette value={openPalette}>
      {children}
      <Suspense>
        {typed !== undefined && (
          <Palette initial={typed} loginPath={loginPath} onHelp={openHelp} onClose={() => setTyped(undefined)} />
        )}
        {helping && <Help onClose={() => setHelping(false)} />}
      </Suspense>
    </OpenPalette>
  );
}
