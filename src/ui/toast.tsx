import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { lazyWhenIdle } from './lazyWhenIdle';
import { PlainToast } from './PlainToast';
import type { Toast } from './Toaster';

const Show = createContext<(toast: Toast) => void>(() => {});
const Toaster = lazyWhenIdle(() => import('./Toaster'), PlainToast);

/** Says something short at the edge of the screen, above any page. */
export const useToast = () => use(Show);

/** Holds the toasts said below it; they outlive a navigation. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <Show value={(toast) => setToasts((said) => [...said, toast])}>
      {children}
      {toasts.length > 0 && (
        <Suspense>
          <Toaster toasts={toasts} />
        </Suspense>
      )}
    </Show>
  );
}
