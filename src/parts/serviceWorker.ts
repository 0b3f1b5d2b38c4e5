import { HOUR_MS } from '@/journal/kit/durations';
import type { WorkerNews } from '@/machines/newVersion';

const SCRIPT = '/sw.js';

/**
 * Lets the browser keep the program by the service worker, and watches for its next version. Tells when one waits, and when
 * it took over, in this tab or another one; gives what has it take over, and what ends the watch.
 */
export async function watchWorker(tell: (news: WorkerNews) => void) {
  const registration = await navigator.serviceWorker.register(SCRIPT);

  const watch = (worker: ServiceWorker) => {
    const look = () => {
      if (worker.state === 'installed') tell({ type: 'found' });
      if (worker.state === 'activated') tell({ type: 'replaced' });
    };
    worker.addEventListener('statechange', look);
    look();
  };
  const arrived = () => {
    // The first of all replaces none.
    if (registration.installing && registration.active) watch(registration.installing);
  };

  if (registration.waiting) watch(registration.waiting);
  arrived();
  registration.addEventListener('updatefound', arrived);
  // A browser looks by itself when a page is opened; staff keep theirs open all day. Without a network there is none to find.
  const timer = setInterval(() => void registration.update().catch(() => {}), HOUR_MS);

  return {
    takeOver: () => registration.waiting?.postMessage('take over'),
    end: () => {
      clearInterval(timer);
      registration.removeEventListener('updatefound', arrived);
    },
  };
}
