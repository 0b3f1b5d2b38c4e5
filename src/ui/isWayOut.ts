import { NavigationType, type BlockerFunction } from 'react-router-dom';
import { OWN_WRITE } from './queryString';

/**
 * Whether an open dialog would not stay where somebody goes: on a page it opens and closes with the query string, but what the
 * shown list writes there leaves it. What replaces the page, such as the login once somebody was signed out, is not up to the person.
 */
export function isWayOut({
  historyAction: by,
  currentLocation: here,
  nextLocation: there,
}: Parameters<BlockerFunction>[0]): boolean {
  if (by !== NavigationType.Push) return by === NavigationType.Pop;
  return there.pathname !== here.pathname || (there.search !== here.search && there.state !== OWN_WRITE);
}
