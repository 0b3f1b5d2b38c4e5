// Screens rendered to HTML without a browser.
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { journalSlice, type JournalState } from '@/journal/sync/journalSlice';
import OfficeLimits from '@/layouts/OfficeLimits';
import { createRoutes } from '@/routes/routes';
import type { Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { officeSlice, userKnown } from '@/store/browser/officeSlice';
import { isoDate } from '@/store/kit/dates';
import type { Person } from './people';
import { sampleOn } from './sample';
import { smallBusiness } from './tabs';

/** What a business shows at an address, as HTML: to a person of a shared office, or in the embedded mode; once it is here, or before. */
export async function shownAt(
  address: string,
  person?: Person,
  business: Business = smallBusiness,
  status: JournalState['status'] = 'ready',
): Promise<string> {
  const store = createStore({ ...business, journal: { ...journalSlice.getInitialState(), status, seq: 1 } });
  const handler = createStaticHandler(createRoutes(store));
  // What screens fetch when nobody asks for anything would outlast the test. A day that the test has chosen stays.
  const now = vi.getMockedSystemTime();
  vi.useFakeTimers(now ? { now, toFake: ['Date', 'setTimeout'] } : { toFake: ['setTimeout'] });
  const asked = handler.query(new Request(new URL(address, 'http://localhost')));
  const context = await asked.finally(() => (now ? vi.useFakeTimers({ now, toFake: ['Date'] }) : vi.useRealTimers()));
  if (context instanceof Response) throw new Error(`${address} leads on to ${context.headers.get('Location')}`);
  // The store of the other tests has no office, so it is added to what this one shows.
  const office = person && officeSlice.reducer(undefined, userKnown(person));
  const state = { ...store.getState(), ...(office && { office }) };
  const router = createStaticRouter(handler.dataRoutes, context);
  const screens = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const failures: unknown[] = [];
  // With the parts that are fetched when they are first shown, but for those that only a browser can show.
  const { prelude } = await prerenderToNodeStream(
    <Provider store={{ ...store, getState: () => state }}>
      {person ? <OfficeLimits>{screens}</OfficeLimits> : screens}
    </Provider>,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void (String(error).includes('getServerSnapshot') || failures.push(error)),
    },
  );
  if (failures.length > 0) throw failures[0];
  return text(prelude);
}

/** What the sample business of today shows at an address, as HTML. */
export const sampleAt = (address: string): Promise<string> =>
  shownAt(address, undefined, sampleOn(isoDate(new Date())));

/** The texts of HTML. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const textsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => textOf(found));

/** The headings of the columns of HTML. */
export const headingsIn = (html: string): string[] => textsOf(html, /<th\b.*?<\/th>/gs);

/** The rows of the lists of HTML. */
export const rowsIn = (html: string): string[] => textsOf(html, /<tr\b[^>]*data-row-key.*?<\/tr>/gs);

/** The tabs of HTML. */
export const tabsIn = (html: string): string[] => textsOf(html, /<div role="tab".*?<\/div>/gs);

/** The links of HTML, each with where it leads. */
export const linksIn = (html: string): [name: string, address: string][] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => [
    /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? textOf(content),
    /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '',
  ]);

export interface ShownButton {
  name: string;
  attributes: string;
}

/** The buttons, and the links like buttons, of HTML. */
export const buttonsIn = (html: string): ShownButton[] =>
  [...html.matchAll(/<(button|a)\b([^>]*\bant-btn\b[^>]*)>(.*?)<\/\1>/gs)].map(
    ([, , attributes = '', content = '']) => ({
      name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? textOf(content),
      attributes,
    }),
  );
