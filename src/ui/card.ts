import { keyColumn, type CardPart, type Column } from './column';

/** A row of a table as a card has it. */
export interface Card<Row> {
  name: Column<Row> | undefined;
  amount: Column<Row> | undefined;
  badges: readonly Column<Row>[];
  facts: readonly Column<Row>[];
  actions: readonly Column<Row>[];
  /** What stands on no card until it is opened. */
  rest: readonly Column<Row>[];
}

/** So many facts stand on a card where its columns say nothing of it. */
const FACTS = 2;

const partOf = <Row>({ card, kind }: Column<Row>): CardPart | undefined =>
  card ?? (kind === 'action' ? 'action' : kind === 'status' ? 'badge' : undefined);

/**
 * What a card shows of the columns that are shown: the last amount, and the first two facts, unless a column says itself what
 * it is there.
 */
export function cardOf<Row>(columns: readonly Column<Row>[], shown: readonly Column<Row>[]): Card<Row> {
  const name = keyColumn(columns);
  const others = shown.filter((column) => column !== name);
  const among = (...parts: (CardPart | undefined)[]) => others.filter((column) => parts.includes(partOf(column)));
  const free = among(undefined);
  const amount = among('amount')[0] ?? free.findLast(({ kind }) => kind === 'money');
  const marked = among('fact', 'titled');
  const facts = marked.length > 0 ? marked : free.filter(({ kind }) => kind !== 'money').slice(0, FACTS);
  const badges = among('badge');
  const actions = among('action');
  const onIt = new Set([amount, ...facts, ...badges, ...actions]);
  return { name, amount, badges, facts, actions, rest: others.filter((column) => !onIt.has(column)) };
}
