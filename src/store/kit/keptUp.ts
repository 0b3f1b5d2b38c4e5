import { runToEnd } from '@/journal/kit/runToEnd';
import type { Numbered, Table } from './table';
import { differences, originOf, type Changes } from './tableChanges';

/** What a table was compared with last, held weakly, and the outcome: several lists ask for the same. */
const compared = new WeakMap<object, { before: WeakRef<object>; changes: Changes<Numbered> | undefined }>();

/** What differs between two tables; undefined where that is too much. */
function differing<Row extends Numbered>(before: Table<Row>, table: Table<Row>): Changes<Row> | undefined {
  const known = compared.get(table);
  if (known?.before.deref() === before) return known.changes as readonly unknown[] as Changes<Row>;
  const changes = runToEnd(differences(before, table));
  compared.set(table, { before: new WeakRef(before), changes });
  return changes;
}

/** By which changes a table came of one before it, as far as they were told; else by what differs; undefined where that is too much. */
function changesSince<Row extends Numbered>(before: Table<Row>, table: Table<Row>): Changes<Row> | undefined {
  if (before === table) return [];
  const [origin, earlier] = [originOf(table), originOf(before)];
  const isNext = origin?.from.deref() === before;
  const since = isNext ? 0 : origin && earlier?.changes === origin.changes ? earlier.count : Infinity;
  return origin && since <= origin.count
    ? (origin.changes.slice(since, origin.count) as readonly unknown[] as Changes<Row>)
    : differing(before, table);
}

/** Whose answers differ between two states; undefined where it is sooner to ask for all. */
type Touched<State> = (before: State, now: State) => readonly string[] | undefined;

/** Whether a row that changed says the same as before, as far as it is asked. */
type IsSame<Row> = (was: Row, is: Row) => boolean;

/** Tells rows alike that differ in some fields alone. */
export const sameBesides =
  <Row extends object>(...fields: readonly (keyof Row)[]): IsSame<Row> =>
  (was, is) => {
    const names = Object.keys({ ...was, ...is }) as (keyof Row)[];
    return names.every((name) => was[name] === is[name] || fields.includes(name));
  };

/** The answers that the rows of a table bear on: those of the identities that each row names, as it was and as it is, unless it says the same. */
export const touchedBy =
  <State, Row extends Numbered>(
    tableIn: (state: State) => Table<Row>,
    idsOf: (row: Row, state: State) => readonly string[],
    isSame?: IsSame<Row>,
  ): Touched<State> =>
  (before, now) =>
    changesSince(tableIn(before), tableIn(now))?.flatMap(({ was, is }) =>
      was && is && isSame?.(was, is) ? [] : [...(was ? idsOf(was, before) : []), ...(is ? idsOf(is, now) : [])],
    );

interface KeptUp<State, Row extends Numbered, Told> {
  /** The table whose rows are asked. */
  of: (state: State) => Table<Row>;
  /** What a row says on an ISO date; undefined where that is nothing. */
  tell: (row: Row, state: State, today: string) => Told | undefined;
  /** All that it says this by, besides the row itself. */
  by: readonly Touched<State>[];
  isSame?: IsSame<Row>;
}

/** So many rows are asked before somebody else may have a turn. */
const ROWS_A_STEP = 50;

/** What the rows of a table say, in the order of their numbers; those alone are asked again that a change bears on, all on another day. */
export function keptUp<State, Row extends Numbered, Told>({ of, tell, by, isSame }: KeptUp<State, Row, Told>) {
  type Answers = Map<string, { number: number; told: Told }>;
  let last: { state: State; today: string; answers: Answers; list: readonly Told[] } | undefined;
  const sources = [touchedBy(of, ({ id }) => [id], isSame), ...by];

  /** Puts what some rows say in the place of what they said. */
  function ask(ids: Iterable<string>, next: Answers, state: State, today: string): Answers {
    for (const id of ids) {
      const row = of(state).entities[id];
      const told = row && tell(row, state, today);
      if (told === undefined) next.delete(id);
      else next.set(id, { number: row?.number ?? 0, told });
    }
    return next;
  }

  /** The identities to ask again since the state before; undefined for all. */
  function touched(state: State, today: string): ReadonlySet<string> | undefined {
    if (last?.today !== today) return undefined;
    const ids = new Set<string>();
    for (const source of sources) {
      const some = source(last.state, state);
      if (!some) return undefined;
      for (const id of some) ids.add(id);
    }
    return ids;
  }

  function keep(state: State, today: string, answers: Answers): readonly Told[] {
    const list = [...answers.values()].toSorted((one, other) => one.number - other.number).map(({ told }) => told);
    last = { state, today, answers, list };
    return list;
  }

  /** Asks all rows bit by bit, telling how much of it is done, from 0 to 1, unless they were asked on that day: what changes meanwhile is asked again by whoever wants the answers. */
  function* steps(state: State, today: string): Generator<number, void> {
    if (last?.today === today) return;
    const { ids } = of(state);
    const answers: Answers = new Map();
    for (let place = 0; place < ids.length; place += ROWS_A_STEP) {
      ask(ids.slice(place, place + ROWS_A_STEP), answers, state, today);
      yield place / ids.length;
    }
    keep(state, today, answers);
  }

  const list = (state: State, today: string): readonly Told[] => {
    if (last?.state === state && last.today === today) return last.list;
    const ids = touched(state, today);
    if (last && ids?.size === 0) {
      last = { ...last, state };
      return last.list;
    }
    const answers =
      ids && last ? ask(ids, new Map(last.answers), state, today) : ask(of(state).ids, new Map(), state, today);
    return keep(state, today, answers);
  };
  return Object.assign(list, { steps });
}
