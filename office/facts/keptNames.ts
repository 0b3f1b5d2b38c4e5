import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/kit/isObject';
import { factUndone, type Change } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { spelt } from '@/store/business/feeds/readable';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { INSTALLER_LABELS } from '@/store/places/installers/installer';
import { refuse } from './admission';

/** An installer's name as a fact gives it, to one who is new or to one of an identity. */
interface Given {
  id: string;
  name?: string | null | undefined;
}

/** The name that an Undo gives an installer back, or with him. */
function givenBack({ path: [noun, id, field], was }: Change): readonly Given[] {
  if (noun !== 'installers' || id === undefined) return [];
  if (field === undefined) return isObject(was) && typeof was.name === 'string' ? [{ id, name: was.name }] : [];
  return field === 'name' && typeof was === 'string' ? [{ id, name: was }] : [];
}

/** The names that a fact gives installers. */
function givenIn(fact: UnknownAction): readonly Given[] {
  if (installerAdded.match(fact)) return [fact.payload];
  if (installerEdited.match(fact)) return [{ id: fact.payload.id, name: fact.payload.edit.to.name }];
  if (factUndone.match(fact)) return fact.payload.changes.flatMap(givenBack);
  if (!installersImported.match(fact)) return [];
  return [...fact.payload.added, ...fact.payload.edits.map(({ id, edit }) => ({ id, name: edit.to.name }))];
}

/**
 * Refuses a name that has the letters and digits of another installer's, or none: an installer who signs in is known by them, and of two
 * alike neither would see his work. It is the desk's own rule, as what was kept before it holds still; what is called the very same is left to
 * the installers' own, by which an import goes in without it. An Undo goes by the same, and by no other rule, of what it gives back at once.
 */
export function keepNamesApart({ installers }: Pick<Business, 'installers'>, fact: UnknownAction): void {
  const given = givenIn(fact).flatMap(({ id, name }) => (typeof name === 'string' ? [{ id, name }] : []));
  if (given.length === 0) return;
  const isUndo = factUndone.match(fact);
  const renamed = new Set(isUndo ? given.map(({ id }) => id) : []);
  const others = Object.values(installers.entities).filter(({ id }) => !renamed.has(id));
  const taken = new Map(others.map(({ id, name }) => [spelt(name), { id, name }]));
  for (const { id, name } of given) {
    const letters = spelt(name);
    if (letters === '')
      refuse(`${INSTALLER_LABELS.name}: ${name} has no letter or digit, by which an installer signs in. Enter one.`);
    const other = taken.get(letters);
    if (other && other.id !== id && (isUndo || other.name !== name))
      refuse(
        `${INSTALLER_LABELS.name}: ${name} has the letters and digits of the installer ${other.name}, by which he signs in. Add a letter or a digit that tells them apart.`,
      );
    taken.set(letters, { id, name });
  }
}
