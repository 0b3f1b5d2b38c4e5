// The journal that is kept of each released version, with every fact there is.
import type { UnknownAction } from '@reduxjs/toolkit';
import { packed } from '@/journal/reading/bulk';
import type { Draft } from '@/journal/port/port';
import { businessReplaced, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { FACT_TYPES } from '@/store/business/policy';
import { replay } from '@/store/business/replay';
import { numbersFrom } from './work/chance';
import { someFact } from './work/someFact';
import { workplace } from './work/workplace';

/** A journal as a released version wrote it, with what stands beside it by its hash, and what it comes to. */
export interface KeptJournal {
  drafts: Draft[];
  contents: Record<string, string>;
  business: Business;
}

/** How often a fact is said at most: some can be only after others were, often enough. */
const EACH = 12;
/** More than enough for the fact that is admitted most seldom. */
const MOST_TRIES = 20_000;
/** The stories that are told until one has every fact: which one does shifts with each fact that is new. */
const SEEDS = Array.from({ length: 24 }, (_, place) => place + 1);

/** The facts that somebody said in a story and no rule refused: of each type at least two, of which the first is taken back where it can be, or those that are missing. */
function admittedFacts(seed: number) {
  const below = numbersFrom(seed);
  const said = new Map<string, number>();
  const facts: UnknownAction[] = [];
  let business = workplace;
  const say = (told: UnknownAction) => {
    const fact = businessModel.asSaid(told, business);
    if (businessModel.refusal(business, fact)) return undefined;
    const [before, after] = [business, replay(business, [fact])];
    if (after === before) return undefined;
    business = after;
    facts.push(fact);
    return { fact, before, after };
  };
  const missing = () => FACT_TYPES.filter((type) => type !== businessReplaced.type && (said.get(type) ?? 0) < 2);
  for (let tries = 0; tries < MOST_TRIES && missing().length > 0; tries += 1) {
    const told = someFact(business, below);
    const times = said.get(told?.type ?? '') ?? 0;
    const done = told && times < EACH ? say(told) : undefined;
    if (!done) continue;
    said.set(done.fact.type, times + 1);
    if (times === 0) say(businessModel.undoing(done.fact, done.before));
  }
  return { facts, business, missing: missing() };
}

function everyFact() {
  const lacking = new Set<string>();
  for (const seed of SEEDS) {
    const told = admittedFacts(seed);
    if (told.missing.length === 0) return told;
    for (const type of told.missing) lacking.add(type);
  }
  throw new Error(`Nobody said ${[...lacking].join(', ')} twice in one story.`);
}

/** A journal of today's version in which every fact there is was said, and what it comes to. */
export async function keptJournal(): Promise<KeptJournal> {
  const { facts, business } = everyFact();
  const said = [businessReplaced(workplace, 'sample'), ...facts].map((action, place): Draft => ({
    id: `fact-${place}`,
    at: new Date(Date.UTC(2026, 10, 23, 9, place)).toISOString(),
    by: place === 0 ? 'Trackyard' : 'Asha',
    version: businessModel.version,
    about: businessModel.aboutOf(action),
    action,
  }));
  const parcels = await Promise.all(said.map(packed));
  const contents = parcels.flatMap(({ contents: beside }) => [...(beside ?? [])]);
  return {
    drafts: parcels.map(({ contents: _beside, ...draft }) => draft),
    contents: Object.fromEntries(contents.map(([hash, bytes]) => [hash, new TextDecoder().decode(bytes)])),
    business,
  };
}
