// The service worker: keeps the program in the browser, so that it starts without a network. It keeps no data of the business.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** The files of this build, with a revision where their name does not change with what they hold (build/serviceWorker.ts). */
declare const FILES_OF_THE_BUILD: readonly { url: string; revision: string | null }[];

type InstallEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** As much of a worker's global scope as this one uses; the types of pages, which the product has, do not know it. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install', begun: (event: InstallEvent) => void): void;
    (type: 'message', told: (event: MessageEvent) => void): void;
  };
}

const MODE_ADDRESS = '/office.json';

const scope = globalThis as unknown as WorkerScope;

/** As long as a server may take to say in which mode it runs, before the last answer stands in for it. */
const MODE_TIMEOUT_S = 3;

precacheAndRoute([...FILES_OF_THE_BUILD]);
cleanupOutdatedCaches();

// Every address of the product is the same page; a file that is gone, and what other programs read, is none of them.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/assets\//, /^\/nats/, /^\/api\//] }),
);

// A server says whether it is an office; without an answer the page takes the last one, and never the mode of another server.
const mode = new NetworkFirst({ cacheName: 'mode', networkTimeoutSeconds: MODE_TIMEOUT_S });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === MODE_ADDRESS, mode);
// The page that brought this worker asked before it was here.
scope.addEventListener('install', (event) => {
  event.waitUntil(mode.handle({ event, request: MODE_ADDRESS }));
});

// Typefaces of the scripts of India are many, and a business needs one or two of them: each is kept once it was asked for.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
  new CacheFirst({ cacheName: 'fonts' }),
);

// Only browsers that read no barcodes themselves ask for what does.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/zxing_reader[^/]*\.wasm$/.test(url.pathname),
  new CacheFirst({ cacheName: 'barcodes' }),
);

// A new version waits until somebody takes it: a page is never given to another version under the hands of who types in it.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});
