import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SendingList } from '@/layouts/SendingList';
import { createStore } from '@/store/business/store';
import { Limits } from '@/ui/limits';
import { linksIn } from '../support/rendered';

const NOT_DONE = {
  id: 'a',
  text: 'asked the office to tell Konkan Carriers of a visit that is done',
  reason: 'By now it would write something else. Look at it once more, then send it again.',
  at: '2026-11-22T09:30:00.000Z',
};

/** Where what came to nothing leads whoever finds these places closed. */
const linksFor = (closed: readonly string[], places?: readonly string[]) =>
  linksIn(
    renderToString(
      <Provider store={createStore({})}>
        <MemoryRouter>
          <Limits
            value={{
              whyNot: (work) => (typeof work === 'string' && closed.includes(work) ? 'Sales do this.' : undefined),
              Denied: () => null,
              instead: () => undefined,
            }}
          >
            <SendingList waiting={0} notDone={[{ ...NOT_DONE, ...(places && { places }) }]} language="en" />
          </Limits>
        </MemoryRouter>
      </Provider>,
    ),
  );

test('what came to nothing leads to the first of its records that the person may look at', () => {
  const places = ['/sales/client?no=1', '/cce/job?no=2'];
  expect(linksFor([], places)).toEqual([[NOT_DONE.text, places[0]]]);
  expect(linksFor(places.slice(0, 1), places)).toEqual([[NOT_DONE.text, places[1]]]);
});

test('where none is left, or none was kept, it is words alone', () => {
  expect(linksFor(['/sales/client?no=1'], ['/sales/client?no=1'])).toEqual([]);
  expect(linksFor([])).toEqual([]);
});
