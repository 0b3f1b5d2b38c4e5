import { expect, test, vi } from 'vitest';
import { keptUp, touchedBy } from '@/store/kit/keptUp';
import { tableOf, type Numbered, type Table } from '@/store/kit/table';

interface Client extends Numbered {
  name: string;
}
interface Debt extends Numbered {
  clientId: string;
  amount: number;
}
interface Books {
  clients: Table<Client>;
  debts: Table<Debt>;
}

const clients = tableOf<Client>();
const debts = tableOf<Debt>();
const NAMES = ['Asha', 'Ravi', 'Meera'];
const books: Books = {
  clients: clients.of(NAMES.map((name, index) => ({ id: name, number: index + 1, name }))),
  debts: debts.of(NAMES.map((name, index) => ({ id: `debt-${index}`, number: index + 1, clientId: name, amount: 10 }))),
};
const paidOff = (state: Books, id: string): Books => ({ ...state, debts: debts.removeOne(state.debts, id) });

/** Who owes how much, and a spy of who was asked. */
function owing() {
  const tell = vi.fn<(client: Client, state: Books, today: string) => string | undefined>(
    ({ id, name }, state, today) => {
      const sum = Object.values(state.debts.entities).reduce(
        (all, { clientId, amount }) => all + (clientId === id ? amount : 0),
        0,
      );
      return sum > 0 ? `${name} ${sum} on ${today}` : undefined;
    },
  );
  const list = keptUp({
    of: (state: Books) => state.clients,
    tell,
    by: [
      touchedBy(
        (state: Books) => state.debts,
        ({ clientId }) => [clientId],
      ),
    ],
  });
  const inSteps = (state: Books, today = '2026-11-21') => {
    for (const share of list.steps(state, today)) expect(share).toBeLessThan(1);
  };
  const askedFor = (state: Books, today = '2026-11-21') => {
    tell.mockClear();
    const said = list(state, today);
    return { said, asked: tell.mock.calls.map(([{ name }]) => name) };
  };
  return Object.assign(askedFor, { inSteps });
}

test('all rows are asked once, and then those alone that a change bears on', () => {
  const askedFor = owing();
  expect(askedFor(books)).toEqual({
    said: ['Asha 10 on 2026-11-21', 'Ravi 10 on 2026-11-21', 'Meera 10 on 2026-11-21'],
    asked: NAMES,
  });
  const ravis = paidOff(books, 'debt-1');
  expect(askedFor(ravis)).toEqual({ said: ['Asha 10 on 2026-11-21', 'Meera 10 on 2026-11-21'], asked: ['Ravi'] });
  expect(askedFor(books)).toMatchObject({ asked: ['Ravi'], said: { length: 3, 1: 'Ravi 10 on 2026-11-21' } });
});

test('where nothing that it says this by differs, the list is the very same', () => {
  const askedFor = owing();
  const { said } = askedFor(books);
  const again = askedFor({ ...books });
  expect(again.said).toBe(said);
  expect(again.asked).toEqual([]);
});

test('a row that is gone says nothing any more, and one that came is asked', () => {
  const askedFor = owing();
  askedFor(books);
  const fewer = { ...books, clients: clients.removeOne(books.clients, 'Asha') };
  expect(askedFor(fewer)).toEqual({ said: ['Ravi 10 on 2026-11-21', 'Meera 10 on 2026-11-21'], asked: [] });
  expect(askedFor(books).asked).toEqual(['Asha']);
});

test('on another day all are asked again', () => {
  const askedFor = owing();
  askedFor(books);
  expect(askedFor(books, '2026-11-22').asked).toEqual(NAMES);
});

test('what was asked in steps is not asked again, besides what changed meanwhile', () => {
  const askedFor = owing();
  askedFor.inSteps(books);
  expect(askedFor(paidOff(books, 'debt-1'))).toEqual({
    said: ['Asha 10 on 2026-11-21', 'Meera 10 on 2026-11-21'],
    asked: ['Ravi'],
  });
  askedFor.inSteps(books);
  expect(askedFor(books).asked).toEqual(['Ravi']);
});
