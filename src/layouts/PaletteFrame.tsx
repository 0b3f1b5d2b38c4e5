import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useAppStore } from '@/parts/hooks';
import { OpenPalette } from '@/parts/palette';
import { laterWhenIdle, lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { useShortcuts } from './useShortcuts';

const Palette = lazyWhenIdle(() => import('./Palette'));
const ShortcutList = lazyWhenIdle(() => import('./ShortcutList'));

// A failure here is silent on purpose: opening the palette tries again, and that failure is shown.
const loadIndex = () => import('./paletteIndex');

/** Around the frame of an area: the palette and the list of shortcuts, which keys and buttons inside open. */
export function PaletteFrame({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const [typed, setTyped] = useState<string>();
  const [helping, setHelping] = useState(false);
  const open = (text?: string) => setTyped(text ?? '');
  useShortcuts({ openPalette: open, openHelp: () => setHelping(true) });
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
    <OpenPalette value={open}>
      {children}
      <Suspense>
        {typed !== undefined && <Palette initial={typed} onClose={() => setTyped(undefined)} />}
        {helping && <ShortcutList onClose={() => setHelping(false)} />}
      </Suspense>
    </OpenPalette>
  );
}
