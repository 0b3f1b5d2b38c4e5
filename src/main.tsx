import '@/ui/reset.css';
import '@/ui/antd.css';
import '@/ui/base.css';
import '@/ui/devanagari.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PartNotFetched } from '@/ui/partNotFetched';
import { createBrowserRouter } from 'react-router-dom';
import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import { askToPersist } from '@/journal/askToPersist';
import { selectJournal } from '@/journal/sync/journalSlice';
import { createReplica } from '@/journal/replica';
import { loginOf } from '@/office/returnAddress';
import { App } from '@/routes/App';
import { areas } from '@/routes/areas';
import { createRoutes } from '@/routes/routes';
import { followKept, followSession, recall, remember } from '@/store/business/browserMemory';
import { recallScroll } from '@/store/business/scrollMemory';
import { fetchRules } from '@/store/business/fetchedRules';
import { fetchingModel } from '@/store/business/fetchingModel';
import { askMode } from './office/officeMode';
import { createStore } from '@/store/business/store';
import { fetchSample, resetting } from '@/store/sample/resetting';
import { selectSignIn, selectUserName } from './store/browser/sessionSlice';
import { ignoreStrayClicks } from '@/ui/doubleClicks';
import { keepFocus } from '@/ui/keepFocus';
import { fetchWhenIdle } from '@/ui/lazyWhenIdle';

/** Fetches what a first visit begins with while its journal is made; whoever cannot be asked what is kept fetches it afterwards. */
const fetchBeginning = async () => {
  const kept = await indexedDB.databases();
  if (kept.every(({ name }) => name !== 'trackyard')) await fetchSample();
};

/** The business in this browser alone. */
const embedded = {
  openJournal: async () => {
    fetchBeginning().catch(() => {});
    return (await import('@/journal/adapters/indexedDb')).indexedDbJournal('trackyard');
  },
  unsavedAtUnload: leftInLocalStorage('trackyard'),
  firstFact: resetting,
};

/** The shared office that serves this page, if one does. */
const officeHere = async () => {
  const mode = await askMode();
  if (!mode) return undefined;
  const { createBrowserOffice } = await import('./office/browserOffice');
  const { keepDoor } = await import('@/routes/officeDoor');
  return { ...createBrowserOffice(mode), keepDoor };
};

/** Long after the first screens; what is not removed this time will be another time. */
const TIDY_AFTER_MS = 60_000;

/** Tells developers what a boundary caught, but for a part that could not be fetched: the screen itself says that. */
const onCaughtError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- This option stands in the place of React's own report, which goes there too.
  if (!(error instanceof PartNotFetched)) console.error(error);
};

const begin = async () => {
  const office = await officeHere();
  const Around = office && (await import('@/layouts/OfficeLimits')).default;
  const replica = createReplica({
    model: fetchingModel,
    by: () => selectUserName(store.getState()),
    ...(office ?? embedded),
  });
  ignoreStrayClicks(document);
  keepFocus(document);
  recallScroll();
  const store = createStore(recall(), replica);
  remember(store);
  // Loaded anew, so that nothing of the person is left in memory; a login signs out, so whoever is new goes around it.
  const left = () =>
    selectSignIn(store.getState()) === undefined ? location.replace(loginOf(location.pathname)) : location.reload();
  followSession(store, left);
  followKept(store);
  if (office) void office.follow(store, left);
  void replica.start();
  // Without it fields take in as much as ever, so that a screen need not wait for it.
  void import('@/ui/typingLimit').then(({ limitTyping }) => limitTyping(document)).catch(() => {});

  const stopWatching = store.subscribe(() => {
    // Beyond the beginning there is something to lose.
    if (selectJournal(store.getState()).seq <= 1) return;
    stopWatching();
    void askToPersist();
  });

  const tidy = async () => store.dispatch((await import('./store/backups/tidying')).tidying());
  setTimeout(() => void tidy().catch(() => {}), TIDY_AFTER_MS);

  window.addEventListener('beforeunload', (event) => {
    if (replica.unsaved()) event.preventDefault();
  });

  // A write to the database that is under way is given up with its page.
  window.addEventListener('pagehide', replica.leave);

  const router = createBrowserRouter(createRoutes(store));
  office?.keepDoor(store, router, { signOut: office.leave, reload: () => location.reload() });

  const mount = () => {
    const root = document.getElementById('root');
    if (!root) throw new Error('index.html has no #root');
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <App store={store} router={router} office={office?.link} Around={Around} />
      </StrictMode>,
    );
    // Neither the first fact nor the first way into an area need wait then.
    fetchWhenIdle(fetchRules, ...Object.values(areas));
  };

  // Mounted once the first screen's code is here, so that the first paint of index.html stays until then.
  if (router.state.initialized) mount();
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      mount();
    });
  }
};

begin().catch(() => {
  const root = document.getElementById('root');
  if (root) root.textContent = 'Trackyard could not be loaded. Reload this page.';
});
