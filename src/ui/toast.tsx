import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { lazyWhenIdle } from './lazyWhenIdle';
import { PlainToast } from './PlainToast';
import type { Shown, Toast } from './Toaster';
import { ToastLanguage } from './toastWords';

const Show = createContext<(toast: Shown) => void>(() => {});
const Toaster = lazyWhenIdle(() => import('./Toaster'), PlainToast);

/** Says something short at the edge of the screen, above any page, in the language of the screen that says it. */
export function useToast(): (toast: Toast) => void {
  const show = use(Show);
  const words = use(ToastLanguage);
  return useCallback((toast) => show({ ...toast, words }), [show, words]);
}

/** Holds the toasts said below it; they outlive a navigation. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
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
