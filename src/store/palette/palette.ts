import { paths } from '@/paths';
import type { Business } from '@/store/business/business';
import { ACTIONS, offersFor, raiseServiceFor, SCREENS, type Command } from './commands';
import { billingIndex } from './billingFindables';
import { CLIENTS, customerIndex, VEHICLES } from './customerFindables';
import { documentsAsked } from './documentQuestions';
import { bestMatches, queryOf, RANK, type Query } from './matching';
import { bringUp, type Choice, type FoundRecord, type RecordIndex } from './recordIndex';
import { questionsAnswered } from './questions';
import { stockIndex } from './stockFindables';
import { typedKind, type TypedKind } from './typedKind';
import { wordBlock } from './wordBlock';

/** An index of every record that has a place on a screen, still empty. */
export const recordIndex = (): RecordIndex => [...stockIndex(), ...customerIndex(), ...billingIndex()];

/** How many choices of each kind there are at most: more of what is typed narrows them down. */
const MOST = 5;

/** The rank of what has the typed text in no name of its own. */
const BEHIND_ALL = RANK.typo + 1;

export interface ChoiceGroup {
  title: string;
  choices: readonly Choice[];
}

export interface PaletteAnswer {
  /** What the text is by itself, if it can be told. */
  says: string | undefined;
  groups: readonly ChoiceGroup[];
}

/** Who looks: what they may not say, whether they are in a shared office, and what they opened, the last first. */
export interface Looker {
  whyNot: (workDone: string | readonly { type: string }[]) => string | undefined;
  inOffice: boolean;
  /** ISO date. */
  today: string;
  opened: readonly Choice[];
}

interface RankedGroup extends ChoiceGroup {
  rank: number;
}

const wordsOfCommands = (commands: readonly Command[]) => [
  wordBlock(commands.map(({ title, also }) => ({ identifiers: [], names: [title, ...also] }))),
];
const ACTION_WORDS = wordsOfCommands(ACTIONS);
const SCREEN_WORDS = wordsOfCommands(SCREENS);

/** The screens that only a shared office has. */
const OF_OFFICE: readonly string[] = Object.values(paths.office);

const isOpen = ({ to, act, says }: Command, { whyNot, inOffice }: Looker) =>
  (act !== undefined || !whyNot(to)) && (says.length === 0 || !whyNot(says)) && (inOffice || !OF_OFFICE.includes(to));

/** The commands that match, of those that are open; all of these when nothing is typed. */
function foundCommands(
  commands: readonly Command[],
  words: typeof ACTION_WORDS,
  query: Query,
  looker: Looker,
): FoundRecord[] {
  if (query.identifier === '')
    return commands.filter((one) => isOpen(one, looker)).map((choice) => ({ rank: RANK.everyWord, choice }));
  return bestMatches(words, query, commands.length)
    .flatMap(({ row, rank }) =>
      commands[row] && isOpen(commands[row], looker) ? [{ rank, choice: commands[row] }] : [],
    )
    .slice(0, MOST);
}

const groupOf = (title: string, found: readonly FoundRecord[]): RankedGroup => ({
  title,
  choices: found.map(({ choice }) => choice),
  rank: Math.min(...found.map(({ rank }) => rank)),
});

/** What is typed to raise a service request, before the vehicle. */
const RAISING = /^\s*(?:raise\s+)?service\s+(?:for\s+)?(?=\S)/i;

/** The service requests that can be raised by what is typed: for a vehicle's number, for the vehicle of an IMEI, or for what follows the words. */
function services(vehicles: (query: Query) => FoundRecord[], typed: string, kind: TypedKind | undefined): Command[] {
  const about = typed.replace(RAISING, '');
  const asked = about !== typed;
  const number = typedKind(about);
  if (!asked && kind?.is !== 'plate' && kind?.is !== 'imei') return [];
  const known = vehicles(queryOf(about)).filter(({ rank }) => asked || rank === RANK.whole);
  const plates = known.map(({ choice }) => choice.title);
  return (plates.length === 0 && number?.is === 'plate' ? [number.text] : plates).map(raiseServiceFor);
}

/** A question comes before what merely has its words in its name. */
const BEFORE_ALL = RANK.whole - 1;

/** What the typed text asks, besides looking for its words. */
function answersTo(index: RecordIndex, business: Business, { words }: Query, { whyNot, today }: Looker): Choice[] {
  const clients = index.find(({ kind, place }) => kind === CLIENTS && !whyNot(place));
  const asked = documentsAsked({ business, today, words, index, clients, most: MOST });
  const documents = asked && !whyNot(asked.sort.place) ? asked.choices : [];
  return [
    ...documents,
    ...questionsAnswered(words, business, today, { isOpen: (place) => !whyNot(place), most: MOST }),
  ];
}

/** What was opened last stands first where nothing is typed; a plate leads to its vehicle before whatever else has it. */
const order = (kind: TypedKind | undefined) => (one: RankedGroup, other: RankedGroup) =>
  one.rank - other.rank ||
  (kind?.is === 'plate' ? Number(other.title === VEHICLES) - Number(one.title === VEHICLES) : 0);

/**
 * What the palette offers for a typed text: what it asks, and the actions, screens and records that the person has, by kind, the
 * best kind first, and what the text is; for none what was opened last. It brings the index up to the business before.
 */
export function answer(index: RecordIndex, business: Business, typed: string, looker: Looker): PaletteAnswer {
  bringUp(index, business);
  const query = queryOf(typed);
  const kind = typedKind(typed);
  const isEmpty = query.identifier === '';
  const nouns = isEmpty ? [] : index.filter(({ place }) => !looker.whyNot(place));
  const records = nouns.map((noun) => groupOf(noun.kind, noun.find(query, MOST)));
  const vehicles = (about: Query) => index.find((noun) => noun.kind === VEHICLES)?.find(about, MOST) ?? [];
  const raised = services(vehicles, typed, kind);
  const offered = [...raised, ...(kind ? offersFor(kind) : [])].filter((one) => isOpen(one, looker));
  const opened = isEmpty ? looker.opened.filter(({ to }) => !looker.whyNot(to)).slice(0, MOST) : [];
  const groups = [
    { title: 'Recently opened', choices: opened, rank: BEFORE_ALL },
    { title: 'Answers', choices: answersTo(index, business, query, looker), rank: BEFORE_ALL },
    groupOf('Actions', foundCommands(ACTIONS, ACTION_WORDS, query, looker)),
    groupOf('Screens', foundCommands(SCREENS, SCREEN_WORDS, query, looker)),
    ...records,
    { title: 'What you can do', choices: offered, rank: kind ? BEHIND_ALL : RANK.whole },
  ].filter(({ choices }) => choices.length > 0);
  const best = Math.min(...groups.map(({ rank }) => rank));
  return {
    says: kind?.says,
    // Whoever typed it well is not shown what others are called nearly so.
    groups: groups.filter(({ rank }) => rank !== RANK.typo || rank === best).toSorted(order(kind)),
  };
}
